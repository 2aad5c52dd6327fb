import type { User } from '@waymark/contracts/identity/http';
import type { Category, RoadmapSummary } from '@waymark/contracts/roadmaps/http';

/** Invented people and roadmaps, for looking at screens without a server. */
export const categories: Category[] = [
  { id: 'c1', name: 'Career Change', slug: 'career-change', color: 'moss', icon: 'signpost' },
  { id: 'c2', name: 'Financial Recovery', slug: 'financial-recovery', color: 'amber', icon: 'piggy-bank' },
  { id: 'c3', name: 'Mental Health', slug: 'mental-health', color: 'plum', icon: 'cloud-sun' },
  { id: 'c4', name: 'Starting Over', slug: 'starting-over', color: 'slate', icon: 'signpost' },
];

const mentors = [
  { id: 2, name: 'Amara Okafor', avatar: null, bio: 'Paid off 41,000 in four years, on a nurse’s wage.' },
  {
    id: 3,
    name: 'Jonas Lindqvist',
    avatar: null,
    bio: 'From the warehouse floor to writing software at 43.',
  },
  { id: 4, name: 'Priya Raman', avatar: null, bio: 'Burned out twice. Wrote down what helped.' },
];

const rows: [title: string, description: string, category: number, mentor: number][] = [
  [
    'Out of debt, one envelope at a time',
    'What I did in the month I stopped opening the post, and in the forty-seven months after it.',
    1,
    0,
  ],
  [
    'From warehouse floor to first developer job',
    'Learning to program at night without losing the day job, the family or the will to live.',
    0,
    1,
  ],
  [
    'After the burnout: the first hundred days',
    'Sleep first. Then people. Then, slowly, work. A way back that does not end where it started.',
    2,
    2,
  ],
  [
    'Leaving, and the year that followed',
    'A new town, two children and a folding table. What to do in which order.',
    3,
    0,
  ],
  [
    'Asking for help before it is too late',
    'The sentence I could not say, and the smaller ones that led up to it.',
    2,
    2,
  ],
  [
    'A second career at fifty-one',
    'How to look at what you already know as if somebody else had learned it.',
    0,
    1,
  ],
  [
    'Rebuilding a credit history',
    'Slow, dull and possible: what counts, what does not, and what to leave alone.',
    1,
    0,
  ],
  [
    'Sober, and what to do with the evenings',
    'The hours between six and eleven are the whole thing. Here is how mine filled up again.',
    3,
    2,
  ],
];

export const roadmaps: RoadmapSummary[] = rows.map(([title, description, category, mentor], index) => ({
  id: index === 0 ? 'roadmap1' : `roadmap-${index + 1}`,
  title,
  description,
  duration: `${index + 2} months`,
  followers: (index * 397) % 1_500,
  audioUrl: null,
  categoryId: categories[category]!.id,
  category: categories[category]!,
  mentorId: mentors[mentor]!.id,
  mentor: mentors[mentor]!,
  status: 'published',
  publishedAt: '2026-10-01T08:00:00.000Z',
  updatedAt: '2026-10-01T08:00:00.000Z',
  stageCount: 4 + (index % 3),
  stepCount: 14 + index,
}));

export const PASSWORD = 'waymark-demo';

export const users: User[] = (['learner', 'mentor', 'admin'] as const).map((role, index) => ({
  id: index + 1,
  username: role,
  email: `${role}@example.test`,
  role,
  subscriptionTier: 'free',
  avatar: null,
}));

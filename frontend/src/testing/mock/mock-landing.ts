import { demoMentors } from '@waymark/contracts/demo-mentors';
import type { Mentor } from '@waymark/contracts/identity/mentors';
import type { Story } from '@waymark/contracts/roadmaps/stories';

export const mentors: Mentor[] = demoMentors.map(({ id, name, bio, expertise }, index) => ({
  id,
  userId: id,
  name,
  avatar: null,
  bio: id === 9 ? '' : bio,
  expertise: id === 9 ? [] : [...expertise],
  roadmapCount: (index * 2) % 5,
  sessionPrice: [2_500, 0, null, 1_850][index % 4] ?? null,
  currency: index % 2 === 0 ? 'EUR' : 'USD',
  rating: index % 3 === 0 ? { average: 4.6, count: 8 } : null,
  memberSince: '2026-03-01T08:00:00.000Z',
}));

export const stories: Story[] = [
  {
    id: 'story1',
    title: 'I opened the post again',
    category: 'Financial Recovery',
    story:
      'For two years I put the letters in a drawer. I opened one envelope a day, at the same hour, with my neighbour at the table. The last lender was paid in April. What I remember is not the number. It is that I sleep.',
    timeFrame: 'Over 26 months',
    outcome: 'Debt free',
    name: 'Miriam',
    roadmapId: 'roadmap1',
  },
  {
    id: 'story2',
    title: 'A key to the cellar',
    category: 'Health',
    story:
      'I counted evenings, not days. On the ninetieth I noticed that I had forgotten to count since the weekend.',
    timeFrame: '',
    outcome: 'Life changed',
    name: 'Per',
    roadmapId: null,
  },
  {
    id: 'story3',
    title: 'Half past four is the end of work',
    category: 'Mental Health',
    story:
      'I put my phone in the kitchen at half past four and told everybody. Three people were cross for a week. My daughter has not mentioned it. She only started to come in and talk.',
    timeFrame: 'In one spring',
    outcome: 'Work-life balance',
    name: 'Thandi',
    roadmapId: 'roadmap-3',
  },
];

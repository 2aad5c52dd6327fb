import type { MaterialBody } from '@waymark/contracts/community/materials';
import { demoPeople } from '@waymark/demo/people';
import type { DemoFile } from './demo-files.ts';

export interface DemoMaterial extends Omit<MaterialBody, 'contentUrl' | 'captionsUrl'> {
  authorId: number;
  daysAgo: number;
  views: number;
  /** A file, or the address of a page elsewhere. */
  content: DemoFile | string;
}

const TRAIL: DemoFile = {
  name: 'trail.webm',
  type: 'video/webm',
  thumbnail: 'trail.webp',
  durationSeconds: 24,
  captions: `WEBVTT

00:00.000 --> 00:06.000
[Slow, warm tones. A dotted path lies across the hills.]

00:06.000 --> 00:15.000
[The path is painted, mark by mark.]

00:15.000 --> 00:24.000
[The last mark. The evening is still light.]
`,
};
const TONES: DemoFile = { name: 'breathing.webm', type: 'audio/webm', durationSeconds: 75 };
const WORKSHEET: DemoFile = {
  name: 'budget.pdf',
  type: 'application/pdf',
  thumbnail: 'budget.webp',
  pageCount: 4,
};

/** Sample data, as the page of the demo states. */
export const demoMaterials: readonly DemoMaterial[] = [
  {
    authorId: demoPeople.mentor.id,
    daysAgo: 3,
    views: 41,
    type: 'video',
    title: 'One mark at a time',
    description:
      'Twenty-four seconds to watch before you open the whole plan. The path is long, but you only ever paint the next mark.',
    category: 'Getting started',
    difficulty: 'beginner',
    tags: ['focus', 'overwhelm', 'first steps', 'calm'],
    is_published: true,
    content: TRAIL,
  },
  {
    authorId: demoPeople.amara.id,
    daysAgo: 9,
    views: 63,
    type: 'audio',
    title: 'Tones to breathe with',
    description:
      'I played this before every night shift in my last year as a nurse. Breathe in while a tone rises and out while it fades.',
    category: 'Mental health',
    difficulty: 'beginner',
    tags: ['burnout', 'breathing', 'rest'],
    is_published: true,
    content: TONES,
  },
  {
    authorId: demoPeople.ines.id,
    daysAgo: 16,
    views: 88,
    type: 'document',
    title: 'The first budget after a bad year',
    description:
      'A worksheet of four pages: what comes in, what must go out, and what can wait. Made for an evening at the kitchen table.',
    category: 'Money',
    difficulty: 'beginner',
    tags: ['budget', 'debt', 'worksheet', 'printable'],
    is_published: true,
    content: WORKSHEET,
  },
  {
    authorId: demoPeople.tomas.id,
    daysAgo: 24,
    views: 29,
    type: 'course',
    title: 'Talking to people you owe money',
    description:
      'Four lessons on the calls I put off for a year: what to have in front of you, what to offer, and when to hang up.',
    category: 'Money',
    difficulty: 'intermediate',
    tags: ['debt', 'phone calls'],
    is_published: true,
    content: 'https://example.org/talking-to-creditors',
  },
  {
    authorId: demoPeople.kofi.id,
    daysAgo: 31,
    views: 17,
    type: 'course',
    title: 'Measuring twice: numbers for a new trade',
    description:
      'Fractions, angles and tolerances for people who left school long ago. One lesson an evening, with tasks for the workshop.',
    category: 'Career change',
    difficulty: 'advanced',
    tags: ['trade', 'maths', 'apprenticeship'],
    is_published: true,
    content: 'https://example.org/measuring-twice',
  },
  {
    authorId: demoPeople.mei.id,
    daysAgo: 40,
    views: 52,
    type: 'video',
    title: 'A kitchen before opening time',
    description:
      'How the first hour of a working day looks in a small kitchen, from the delivery to the first plate. On another site.',
    category: 'Career change',
    difficulty: 'intermediate',
    tags: ['kitchen', 'a working day'],
    is_published: true,
    content: 'https://example.org/before-opening-time',
  },
  {
    authorId: demoPeople.mentor.id,
    daysAgo: 1,
    views: 0,
    type: 'course',
    title: 'Saying no without an essay',
    description:
      'A draft: five short exercises in refusing kindly. I want to add one about family before I publish it.',
    category: 'Getting started',
    difficulty: 'intermediate',
    tags: ['boundaries'],
    is_published: false,
    content: 'https://example.org/saying-no',
  },
];

import type { Material, MaterialSummary } from '@waymark/contracts/community/materials';

const rosa = { id: 2, username: 'mentor', name: 'Rosa Delgado', avatar: null };

/** Address of the content of `aMaterial`. */
export const CONTENT = '/api/objects/0199a000-0000-7000-8000-000000000001';

export const aMaterial = (given: Partial<Material> = {}): Material => ({
  ...{ id: 'm1', title: 'One mark at a time', description: 'Twenty-four seconds to watch.', type: 'video' },
  ...{
    category: 'Getting started',
    difficulty: 'beginner',
    tags: ['focus', 'calm', 'first', 'steps', 'path'],
  },
  ...{ contentUrl: CONTENT, host: null, captionsUrl: null, thumbnail_url: null, duration: 5_405 },
  ...{ file: { name: 'trail.webm', type: 'video/webm', size: 291_134 }, pageCount: null, view_count: 41 },
  ...{ is_published: true, author: rosa, createdAt: '2026-11-20T08:00:00.000Z' },
  ...{ publishedAt: '2026-11-20T08:00:00.000Z', editedAt: null, hiddenReason: null },
  ...given,
});

export const aCourse = (given: Partial<Material> = {}): Material =>
  aMaterial({
    ...{
      id: 'm2',
      title: 'Talking to creditors',
      type: 'course',
      category: 'Money',
      tags: [],
      duration: null,
    },
    ...{ contentUrl: 'https://courses.example/calls', host: 'courses.example', file: null },
    ...given,
  });

export const aSummary: MaterialSummary = {
  ...{ videos: 3, audio: 2, documents: 1, courses: 4 },
  categories: [
    { name: 'Getting started', count: 6 },
    { name: 'Money', count: 4 },
  ],
};

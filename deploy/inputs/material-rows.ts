import { others, privateRoute, type Row } from './rows.ts';
import type { Scene } from './scene.ts';

const forMembers: Row = { session: 'required', foreign: () => [{ who: ['learner'], status: 403 }] };
const ofMaterial = (which: keyof Scene['materials'] = 'id') => ({
  params: ({ materials }: Scene) => ({ id: materials[which] }),
});
/** Admins may change materials of others. */
const ofOwn = (which?: keyof Scene['materials']): Row => ({
  ...ofMaterial(which),
  session: 'required',
  foreign: () => [{ who: ['stranger', 'learner'], status: 403 }],
});
const material = () => ({
  ...{
    title: 'Knots that hold',
    description: 'Three knots, step by step.',
    type: 'course',
    tags: 'rope, sea',
  },
  ...{ category: 'Crafts', difficulty: 'beginner', contentUrl: 'https://courses.example/knots' },
});

/** Tags are a text with commas, in the schema a list. */
const textOfTags = ['tags: text', 'tags: a number as text'];

/** Routes of the Learning Hub. */
export const materialRows: Record<string, Row> = {
  'GET /api/learning-materials': { session: 'optional' },
  'GET /api/learning-materials/summary': { session: 'optional' },
  'POST /api/learning-materials': { ...forMembers, body: material, accepted: textOfTags },
  'GET /api/mentor/learning-materials': privateRoute,
  'GET /api/learning-materials/{id}': { ...ofMaterial(), session: 'optional' },
  'PATCH /api/learning-materials/{id}': {
    ...ofOwn(),
    accepted: textOfTags,
    body: () => ({ title: 'Four knots', difficulty: 'advanced' }),
  },
  'POST /api/learning-materials/{id}/publish': {
    ...ofOwn(),
    foreign: () => [{ who: [...others], status: 403 }],
  },
  'POST /api/learning-materials/{id}/unpublish': ofOwn('toUnpublish'),
  'DELETE /api/learning-materials/{id}': ofOwn('toDelete'),
  'POST /api/learning-materials/{id}/view': { ...ofMaterial(), session: 'required' },
  'GET /api/learning-materials/{id}/position': { ...ofMaterial(), session: 'required' },
  'PUT /api/learning-materials/{id}/position': {
    ...ofMaterial(),
    session: 'required',
    body: () => ({ position: 12 }),
  },
};

const LIST = 'GET /api/learning-materials';
export const materialRoutesWithQuery = [LIST, 'GET /api/mentor/learning-materials'];

export const invalidMaterialQueries: Record<string, string[]> = {
  type: ['', 'game', '%00', 'video&type=video'],
  difficulty: ['', 'hard', '%00', 'beginner&difficulty=beginner'],
};

/** Categories of materials are named by their authors. */
export const isValidCategory = (route: string, query: string): boolean =>
  route === LIST && query === 'category=none';

import { authorGrants } from '../caller.ts';
import { endpoint } from '../endpoint.ts';
import { Roadmap } from './http.ts';
import { OfRoadmap } from './id.ts';
import { OutlineBody } from './outline.ts';

/** Idempotent. Error: VALIDATION for an unknown category. */
export const CreateFromOutline = endpoint('POST /api/roadmaps/outline', {
  subject: 'roadmaps.create-from-outline',
  roles: authorGrants,
  bodyLimit: 1024 * 1024,
  bodyValues: 1_200,
  status: 201,
  summary: 'Creates a draft with stages, from a template or an imported file',
  input: OutlineBody,
  output: Roadmap,
});
/**
 * Idempotent. The copy has what the mentor has decided on, without quotes, recordings and files, which belong to the
 * material of the original. Errors: NOT_FOUND, FORBIDDEN (published by another mentor).
 */
export const DuplicateRoadmap = endpoint('POST /api/roadmaps/{id}/duplicate', {
  subject: 'roadmaps.duplicate',
  roles: authorGrants,
  status: 201,
  summary:
    'Creates a draft with the title, details, stages and steps of one of your roadmaps, without its followers',
  input: OfRoadmap,
  output: Roadmap,
});

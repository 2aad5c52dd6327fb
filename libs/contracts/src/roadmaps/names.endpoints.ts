import { authorGrants } from '../caller.ts';
import { endpoint } from '../endpoint.ts';
import { OfRoadmap } from './id.ts';
import { NameDecision, NameReview } from './names.ts';

/** Words of the working copy that may be names of other people. Errors: NOT_FOUND, FORBIDDEN. */
export const GetNames = endpoint('GET /api/roadmaps/{id}/names', {
  subject: 'roadmaps.names',
  summary: 'Words of the working copy that may be names of other people; for its mentor',
  input: OfRoadmap,
  output: NameReview,
});
/**
 * Idempotent. Errors: NOT_FOUND, FORBIDDEN, VALIDATION (a title becomes too long), STALE (undo after another edit).
 */
export const DecideName = endpoint('POST /api/roadmaps/{id}/names', {
  subject: 'roadmaps.decide-name',
  roles: authorGrants,
  bodyLimit: 256 * 1024,
  summary: 'Replaces a name everywhere, lets it stay, or undoes the last such decision',
  input: OfRoadmap.extend({ body: NameDecision }),
  output: NameReview,
});

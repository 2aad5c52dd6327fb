import { z } from 'zod';
import { mentorRoles } from '../caller.ts';
import { defineRpc } from '../rpc.ts';
import { Id } from './id.ts';
import { NameDecision, NameReview } from './names.ts';

const OfRoadmap = z.object({ id: Id });

/** Words of the working copy that may be names of other people. Errors: NOT_FOUND, FORBIDDEN. */
export const GetNames = defineRpc('roadmaps.names', { input: OfRoadmap, output: NameReview });
/** Idempotent. Errors: NOT_FOUND, FORBIDDEN, VALIDATION (a title becomes too long), STALE (undo after another edit). */
export const DecideName = defineRpc('roadmaps.decide-name', {
  roles: mentorRoles,
  input: OfRoadmap.extend({ body: NameDecision }),
  output: NameReview,
});

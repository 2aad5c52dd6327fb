import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id } from './id.ts';
import {
  OutsideModel,
  OutsideModelBody,
  PermissionBody,
  PermissionChanged,
  SourcePermissions,
} from './permissions.ts';

const OfId = z.object({ id: Id });

/** Error: NOT_FOUND, also for a source of another mentor. */
export const GetPermissions = endpoint('GET /api/sources/{id}/permissions', {
  subject: 'roadmaps.permissions',
  summary: 'What the mentor allows for a source, with the history, and what learners see of it',
  input: OfId,
  output: SourcePermissions,
});
/**
 * No-op for the current state. What is taken back disappears from the published version at once; what is granted
 * appears with the next one. Errors: NOT_FOUND, RULE_REFUSED (`voice` of a source without sound), FORBIDDEN
 * (granting without the role of a mentor).
 */
export const ChangePermission = endpoint('POST /api/sources/{id}/permissions', {
  subject: 'roadmaps.change-permission',
  bodyLimit: 768 * 1024,
  bodyValues: 5_000,
  summary: 'Allows something for a source, or takes it back, also from published versions',
  input: OfId.extend({ body: PermissionBody }),
  output: PermissionChanged,
});
/** Errors: NOT_FOUND, FORBIDDEN. */
export const GetOutsideModel = endpoint('GET /api/roadmaps/{id}/outside-model', {
  subject: 'roadmaps.outside-model',
  summary: 'Whether the material of a roadmap may be sent to an outside AI service',
  input: OfId,
  output: OutsideModel,
});
/**
 * For all sources of the roadmap and those added later. Errors: NOT_FOUND, FORBIDDEN (also granting without the
 * role).
 */
export const SetOutsideModel = endpoint('PUT /api/roadmaps/{id}/outside-model', {
  subject: 'roadmaps.set-outside-model',
  summary: 'Allows or refuses that for all material of a roadmap',
  input: OfId.extend({ body: OutsideModelBody }),
  output: OutsideModel,
});

import { z } from 'zod';
import { defineRpc } from '../rpc.ts';
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
export const GetPermissions = defineRpc('roadmaps.permissions', { input: OfId, output: SourcePermissions });
/**
 * No-op for the current state. What is taken back disappears from the published version at once; what is granted
 * appears with the next one. Errors: NOT_FOUND, RULE_REFUSED (`voice` of a source without sound),
 * FORBIDDEN (granting without the role of a mentor).
 */
export const ChangePermission = defineRpc('roadmaps.change-permission', {
  input: OfId.extend({ body: PermissionBody }),
  output: PermissionChanged,
});
/** Errors: NOT_FOUND, FORBIDDEN. */
export const GetOutsideModel = defineRpc('roadmaps.outside-model', { input: OfId, output: OutsideModel });
/** For all sources of the roadmap and those added later. Errors: NOT_FOUND, FORBIDDEN (also granting without the role). */
export const SetOutsideModel = defineRpc('roadmaps.set-outside-model', {
  input: OfId.extend({ body: OutsideModelBody }),
  output: OutsideModel,
});

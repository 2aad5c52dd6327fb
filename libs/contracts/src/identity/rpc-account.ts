import { z } from 'zod';
import { defineExport } from '../person-data.ts';
import { defineRpc } from '../rpc.ts';
import { Success } from '../success.ts';
import { DeleteAccountBody, DeletionScheduled, DeletionState, ExportBody } from './account.ts';
import { User } from './http.ts';

export const ExportIdentity = defineExport('identity.export-person');

/** Error: VALIDATION at `password` for a wrong one. */
export const ConfirmOwner = defineRpc('identity.confirm-owner', { input: ExportBody, output: Success });

export const GetDeletion = defineRpc('identity.get-deletion', { input: z.object({}), output: DeletionState });

/**
 * Schedules the deletion of the caller's account; a repeated request does not change the date. Errors: VALIDATION (wrong
 * password or name), RULE_REFUSED (demo account, last admin).
 */
export const ScheduleDeletion = defineRpc('identity.schedule-deletion', {
  input: DeleteAccountBody,
  output: DeletionScheduled,
});

/** Cancels the deletion. Does nothing without a scheduled one. Error: NOT_FOUND once it is deleted. */
export const CancelDeletion = defineRpc('identity.cancel-deletion', { input: z.object({}), output: User });

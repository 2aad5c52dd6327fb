import { z } from 'zod';
import { gatewayEndpoint } from '../endpoint.ts';
import { defineExport } from '../person-data.ts';
import { defineRpc } from '../rpc.ts';
import { Success } from '../success.ts';
import {
  AccountDeletion,
  DeleteAccountBody,
  DeletionScheduled,
  DeletionState,
  ExportBody,
  ExportTicket,
} from './account.ts';
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

// Served by controllers of the gateway.

export const StartExportEndpoint = gatewayEndpoint('POST /api/account/export', {
  proof: true,
  quota: 'password',
  summary: "Permits one download of all the caller's data, within five minutes; three a day",
  body: ExportBody,
  output: ExportTicket,
});
export const GetAccountDeletionEndpoint = gatewayEndpoint('GET /api/account/deletion', {
  summary: "What deleting the caller's account does, in numbers of this moment",
  output: AccountDeletion,
});
export const DeleteAccountEndpoint = gatewayEndpoint('POST /api/account/deletion', {
  proof: true,
  quota: 'password',
  summary: "Schedules the deletion of the caller's account, cancels its sessions, ends all logins",
  body: DeleteAccountBody,
  output: DeletionScheduled,
});
export const KeepAccountEndpoint = gatewayEndpoint('DELETE /api/account/deletion', {
  summary: "Keeps the caller's account after all",
  output: User,
});

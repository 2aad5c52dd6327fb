import { route } from '../route.ts';
import type {
  AccountDeletion,
  DeleteAccountBody,
  DeletionScheduled,
  ExportBody,
  ExportTicket,
} from './account.ts';
import type { User } from './http.ts';

export const startExport = route<{ body: ExportBody; response: ExportTicket }>('POST', '/api/account/export');
export const getAccountDeletion = route<{ response: AccountDeletion }>('GET', '/api/account/deletion');
export const deleteAccount = route<{ body: DeleteAccountBody; response: DeletionScheduled }>(
  'POST',
  '/api/account/deletion',
);
export const keepAccount = route<{ response: User }>('DELETE', '/api/account/deletion');

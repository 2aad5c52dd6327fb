import { SupportRequestChanged } from '@waymark/contracts/community/events';
import { memberRoles } from '@waymark/contracts/community/rpc-network';
import type { Tx } from '@waymark/database/tx';

/** Open pages of all members fetch the request, and the list, again. */
export const signalChange = (tx: Tx, requestId: string): void =>
  tx.emit(SupportRequestChanged, { requestId }, { audienceRoles: memberRoles });

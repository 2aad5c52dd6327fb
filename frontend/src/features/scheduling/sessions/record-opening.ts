import { recordJoin } from '@waymark/contracts/scheduling/no-show-routes';
import { call } from '../../../lib/api.ts';

/** The meeting opens in any case, so a failure is ignored. */
export const recordOpening = (id: string): void =>
  void call(recordJoin, { params: { id } }).catch(() => undefined);

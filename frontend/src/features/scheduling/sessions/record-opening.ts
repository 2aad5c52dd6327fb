import { call } from '#lib/api.ts';

/** The meeting opens in any case, so a failure is ignored. */
export const recordOpening = (id: string): void =>
  void call('POST /api/sessions/{id}/join', { params: { id } }).catch(() => undefined);

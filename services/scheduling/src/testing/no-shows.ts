import type { Caller } from '@waymark/contracts/caller';
import type { AdminNoShowCase } from '@waymark/contracts/scheduling/no-shows';
import * as rpc from '@waymark/contracts/scheduling/no-shows.endpoints';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import type { Harness } from './harness.ts';

export const reports = (scheduling: Harness, id: string, by: Caller, note = ''): Promise<Session> =>
  scheduling.call(rpc.ReportNoShow, { id, body: { note } }, by);

export const agrees = (scheduling: Harness, id: string, by: Caller): Promise<Session> =>
  scheduling.call(rpc.RespondNoShow, { id, body: { agrees: true } }, by);

export const contests = (
  scheduling: Harness,
  id: string,
  by: Caller,
  note = 'I was there.',
): Promise<Session> => scheduling.call(rpc.RespondNoShow, { id, body: { agrees: false, note } }, by);

export const decides = (
  scheduling: Harness,
  id: string,
  admin: Caller,
  upheld: boolean,
  reason = 'Both statements were read.',
): Promise<AdminNoShowCase> => scheduling.call(rpc.DecideNoShow, { id, body: { upheld, reason } }, admin);

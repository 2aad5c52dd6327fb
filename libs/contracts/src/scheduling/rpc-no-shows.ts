import { z } from 'zod';
import { pageOf } from '../paging.ts';
import { Id } from '../roadmaps/id.ts';
import { defineRpc } from '../rpc.ts';
import { Success } from '../success.ts';
import * as noShows from './no-shows.ts';
import { Session } from './sessions.ts';

const One = z.object({ id: Id });

/**
 * Opens the only case of a session. Errors: NOT_FOUND, as for all of other people's sessions; CONFLICT outside the
 * reporting time, with a review, or with a case.
 */
export const ReportNoShow = defineRpc('scheduling.no-show', {
  input: One.extend({ body: noShows.ReportNoShowBody }),
  output: Session,
});
/** Errors: NOT_FOUND; FORBIDDEN for the person who reported; CONFLICT without an open case. */
export const RespondNoShow = defineRpc('scheduling.respond-no-show', {
  input: One.extend({ body: noShows.RespondNoShowBody }),
  output: Session,
});
/** The caller opens the meeting. Stored from 15 minutes before the start until the end. Error: NOT_FOUND. */
export const RecordJoin = defineRpc('scheduling.record-join', { input: One, output: Success });
export const GetNoShowRecord = defineRpc('scheduling.no-show-record', {
  input: z.object({}),
  output: noShows.NoShowRecord,
});
/** Newest report first. */
export const ListNoShowCases = defineRpc('scheduling.no-show-cases', {
  roles: ['admin'],
  input: noShows.NoShowCasesQuery,
  output: pageOf(noShows.AdminNoShowCase),
});
/** Errors: NOT_FOUND; FORBIDDEN for an admin's own session; CONFLICT unless the case is contested. */
export const DecideNoShow = defineRpc('scheduling.decide-no-show', {
  roles: ['admin'],
  input: One.extend({ body: noShows.DecideNoShowBody }),
  output: noShows.AdminNoShowCase,
});

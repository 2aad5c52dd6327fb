import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { pageOf } from '../paging.ts';
import { Id } from '../roadmaps/id.ts';
import { Success } from '../success.ts';
import * as noShows from './no-shows.ts';
import { Session } from './sessions.ts';

const One = z.object({ id: Id });

/**
 * Opens the only case of a session. Errors: NOT_FOUND, as for all of other people's sessions; CONFLICT outside the
 * reporting time, with a review, or with a case. The other person did not come. From 10 minutes to 24 hours after
 * the start, 409 otherwise.
 */
export const ReportNoShow = endpoint('POST /api/sessions/{id}/no-show', {
  subject: 'scheduling.no-show',
  quota: 'session',
  summary:
    'Reports that the other participant did not come; from 10 minutes to 24 hours after the start. Opens a case',
  input: One.extend({ body: noShows.ReportNoShowBody }),
  output: Session,
});
/** Errors: NOT_FOUND; FORBIDDEN for the person who reported; CONFLICT without an open case. */
export const RespondNoShow = endpoint('POST /api/sessions/{id}/no-show/response', {
  subject: 'scheduling.respond-no-show',
  quota: 'session',
  summary: 'The reported participant agrees, or writes that they came',
  input: One.extend({ body: noShows.RespondNoShowBody }),
  output: Session,
});
/** The caller opens the meeting. Stored from 15 minutes before the start until the end. Error: NOT_FOUND. */
export const RecordJoin = endpoint('POST /api/sessions/{id}/join', {
  subject: 'scheduling.record-join',
  summary: 'Records that the caller opens the meeting, as evidence',
  input: One,
  output: Success,
});
export const GetNoShowRecord = endpoint('GET /api/no-show-record', {
  subject: 'scheduling.no-show-record',
  summary: "The caller's no-shows of the last 90 days, and a pause of bookings that follows from them",
  input: z.object({}),
  output: noShows.NoShowRecord,
});
/** Newest report first. */
export const ListNoShowCases = endpoint('GET /api/admin/no-show-cases', {
  subject: 'scheduling.no-show-cases',
  roles: ['admin'],
  summary: 'Reported no-shows, newest first; for admins',
  input: noShows.NoShowCasesQuery,
  output: pageOf(noShows.AdminNoShowCase),
});
/** Errors: NOT_FOUND; FORBIDDEN for an admin's own session; CONFLICT unless the case is contested. */
export const DecideNoShow = endpoint('POST /api/admin/no-show-cases/{id}/decision', {
  subject: 'scheduling.decide-no-show',
  roles: ['admin'],
  quota: 'decision',
  summary: 'An admin decides about a contested no-show; both participants read the reason',
  input: One.extend({ body: noShows.DecideNoShowBody }),
  output: noShows.AdminNoShowCase,
});

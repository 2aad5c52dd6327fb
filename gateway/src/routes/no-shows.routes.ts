import * as routes from '@waymark/contracts/scheduling/no-show-routes';
import * as rpc from '@waymark/contracts/scheduling/rpc-no-shows';
import { forward, forwardController } from '../http/forward.ts';

export const NoShowsRoutes = forwardController('No-shows', {
  report: forward(routes.reportNoShow, rpc.ReportNoShow, {
    quota: 'session',
    summary:
      'Reports that the other participant did not come; from 10 minutes to 24 hours after the start. Opens a case',
  }),
  respond: forward(routes.respondNoShow, rpc.RespondNoShow, {
    quota: 'session',
    summary: 'The reported participant agrees, or writes that they came',
  }),
  recordJoin: forward(routes.recordJoin, rpc.RecordJoin, {
    summary: 'Records that the caller opens the meeting, as evidence',
  }),
  record: forward(routes.getNoShowRecord, rpc.GetNoShowRecord, {
    summary: "The caller's no-shows of the last 90 days, and a pause of bookings that follows from them",
  }),
  cases: forward(routes.listNoShowCases, rpc.ListNoShowCases, {
    summary: 'Reported no-shows, newest first; for admins',
  }),
  decide: forward(routes.decideNoShow, rpc.DecideNoShow, {
    quota: 'decision',
    summary: 'An admin decides about a contested no-show; both participants read the reason',
  }),
});

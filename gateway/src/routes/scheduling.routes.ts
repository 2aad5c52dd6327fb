import { PageQuery } from '@waymark/contracts/paging';
import { SlotsQuery } from '@waymark/contracts/scheduling/calendar';
import * as routes from '@waymark/contracts/scheduling/routes';
import * as rpc from '@waymark/contracts/scheduling/rpc';
import { NotesBody, RescheduleBody, ReviewBody } from '@waymark/contracts/scheduling/sessions';
import { forward, forwardController } from '../http/forward.ts';
import { allCallers } from '../http/sharing.ts';

const ofMentor = { params: { userId: 'mentorId' } };
const shared = { for: 'a-second', with: allCallers } as const;

export const SchedulingRoutes = forwardController('Scheduling', {
  pricing: forward(routes.getPricing, rpc.GetPricing, {
    ...ofMentor,
    shared,
    summary: 'The price of 30 minutes with a mentor',
  }),
  setPricing: forward(routes.setPricing, rpc.SetPricing, { summary: "Sets the caller's own price" }),
  availability: forward(routes.listAvailability, rpc.ListAvailability, {
    ...ofMentor,
    shared,
    summary: "A mentor's weekly open hours, in their own wall time",
  }),
  addAvailability: forward(routes.addAvailability, rpc.AddAvailability, {
    status: 201,
    summary: 'Opens hours of a weekday; windows that touch or overlap are merged',
  }),
  changeAvailability: forward(routes.changeAvailability, rpc.ChangeAvailability, {
    summary: 'Moves hours of a weekday; an overlap with others is rejected, and booked sessions stay',
  }),
  removeAvailability: forward(routes.removeAvailability, rpc.RemoveAvailability, {
    summary: "Closes hours of the caller's own week",
  }),
  calendar: forward(routes.getCalendar, rpc.GetCalendar, { summary: "The caller's own calendar" }),
  setCalendar: forward(routes.setCalendarSettings, rpc.SetCalendarSettings, {
    summary: "Sets the calendar's zone, notice and how far ahead it can be booked",
  }),
  addOverride: forward(routes.addOverride, rpc.AddOverride, {
    status: 201,
    summary: 'An exception for one day: closed, or with extra hours',
  }),
  removeOverride: forward(routes.removeOverride, rpc.RemoveOverride, {
    summary: "Removes an exception: the day has its weekday's hours again",
  }),
  // Never shared: it depends on what the caller has booked elsewhere.
  slots: forward(routes.listSlots, rpc.ListSlots, {
    ...ofMentor,
    fields: SlotsQuery,
    summary: 'When a mentor can be booked, at most 42 days; without a range the next 14',
  }),
  reviews: forward(routes.listReviews, rpc.ListReviews, {
    ...ofMentor,
    fields: PageQuery,
    shared,
    summary: 'Reviews of completed sessions, newest first',
  }),
  roadmapSessions: forward(routes.listRoadmapSessions, rpc.ListRoadmapSessions, {
    summary: "The caller's sessions that were booked from a roadmap, counted by step",
  }),

  sessions: forward(routes.listSessions, rpc.ListSessions, {
    summary: "The caller's sessions, as a mentor and as a learner, newest start first",
  }),
  upcoming: forward(routes.listUpcoming, rpc.ListUpcoming, {
    summary: 'Scheduled sessions that have not ended, the next one first',
  }),
  holds: forward(routes.listHolds, rpc.ListHolds, { summary: 'Slots on hold while the caller pays' }),
  releaseHold: forward(routes.releaseHold, rpc.ReleaseHold, { summary: 'Releases a hold' }),
  session: forward(routes.getSession, rpc.GetSession, { summary: "One of the caller's sessions" }),
  schedule: forward(routes.scheduleSession, rpc.ScheduleSession, {
    status: 201,
    quota: 'booking',
    summary: "Books a free session of 30 minutes within the mentor's own hours",
  }),
  book: forward(routes.bookSession, rpc.BookSession, {
    status: 201,
    quota: 'booking',
    summary: 'Books a session of 60 minutes that is charged after it took place',
  }),
  cancel: forward(routes.cancelSession, rpc.CancelSession, {
    quota: 'session',
    summary: 'Cancels a session; a payment is refunded by the policy stored on it',
  }),
  reschedule: forward(routes.rescheduleSession, rpc.RescheduleSession, {
    fields: RescheduleBody,
    quota: 'session',
    summary: 'Moves a session; its id and payment stay',
  }),
  setNotes: forward(routes.setSessionNotes, rpc.SetSessionNotes, {
    fields: NotesBody,
    summary: "The mentor's notes; both participants see them",
  }),
  review: forward(routes.reviewSession, rpc.ReviewSession, {
    fields: ReviewBody,
    summary: "The learner's review of a completed session, once",
  }),
});

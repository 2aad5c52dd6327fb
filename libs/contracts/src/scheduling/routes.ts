import { route } from '../route.ts';
import type {
  AddAvailabilityBody,
  AddOverrideBody,
  AvailabilitySlot,
  CalendarSettings,
  ChangeAvailabilityBody,
  DateOverride,
  FreeSlots,
  MentorCalendar,
  Pricing,
  SessionKind,
  SetPricingBody,
} from './calendar.ts';
import type {
  BookingBody,
  CalendarFeed,
  GuidedBookingBody,
  Hold,
  NotesBody,
  RescheduleBody,
  Review,
  ReviewBody,
  Session,
  SessionStatus,
  StepSessions,
} from './sessions.ts';

type Mentor = { userId: number };
type One = { id: string };
type Done = { success: true };

export const getPricing = route<{ params: Mentor; response: Pricing }>('GET', '/api/mentor/{userId}/pricing');
export const setPricing = route<{ body: SetPricingBody; response: Pricing }>('POST', '/api/mentor/pricing');
export const listAvailability = route<{ params: Mentor; response: AvailabilitySlot[] }>(
  'GET',
  '/api/mentor/{userId}/availability',
);
/** Merges hours that touch or overlap others of that day; returns the merged ones. */
export const addAvailability = route<{ body: AddAvailabilityBody; response: AvailabilitySlot }>(
  'POST',
  '/api/mentor/availability',
);
/** Merges them with hours that they touch; returns the merged ones. Sessions that are booked stay. */
export const changeAvailability = route<{
  params: One;
  body: ChangeAvailabilityBody;
  response: AvailabilitySlot;
}>('PATCH', '/api/mentor/availability/{id}');
export const removeAvailability = route<{ params: One; response: Done }>(
  'DELETE',
  '/api/mentor/availability/{id}',
);
export const getCalendar = route<{ response: MentorCalendar }>('GET', '/api/mentor/calendar');
export const setCalendarSettings = route<{ body: CalendarSettings; response: MentorCalendar }>(
  'PUT',
  '/api/mentor/calendar/settings',
);
export const addOverride = route<{ body: AddOverrideBody; response: DateOverride }>(
  'POST',
  '/api/mentor/calendar/overrides',
);
export const removeOverride = route<{ params: One; response: Done }>(
  'DELETE',
  '/api/mentor/calendar/overrides/{id}',
);
export const listSlots = route<{
  params: Mentor;
  query: {
    from?: string;
    to?: string;
    timezone?: string;
    kind?: SessionKind;
    limit?: number;
    moving?: string;
  };
  response: FreeSlots;
}>('GET', '/api/mentor/{userId}/slots');
export const listReviews = route<{
  params: Mentor;
  query: { limit?: number; cursor?: string };
  response: Review[];
}>('GET', '/api/mentor/{userId}/reviews');

export const listRoadmapSessions = route<{ params: One; response: StepSessions[] }>(
  'GET',
  '/api/roadmaps/{id}/insight/sessions',
);

export const listSessions = route<{
  query: {
    limit?: number;
    cursor?: string;
    as?: 'mentor' | 'learner';
    status?: SessionStatus;
    from?: string;
    to?: string;
    due?: 'true';
  };
  response: Session[];
}>('GET', '/api/sessions');
export const listUpcoming = route<{ query: { limit?: number; cursor?: string }; response: Session[] }>(
  'GET',
  '/api/sessions/upcoming',
);
export const listHolds = route<{ response: Hold[] }>('GET', '/api/sessions/holds');
export const releaseHold = route<{ params: One; response: Done }>('POST', '/api/sessions/holds/{id}/release');
export const getSession = route<{ params: One; response: Session }>('GET', '/api/sessions/{id}');
/** Free ones. 201. 409 SLOT_TAKEN, PRICE_CHANGED; 422 RULE_REFUSED. */
export const scheduleSession = route<{ body: BookingBody; response: Session }>(
  'POST',
  '/api/sessions/schedule',
);
/** Guided ones, charged afterwards. 201. 409 SLOT_TAKEN, PRICE_CHANGED; 422 PAYMENT_OVERDUE, RULE_REFUSED. */
export const bookSession = route<{ body: GuidedBookingBody; response: Session }>(
  'POST',
  '/api/sessions/book',
);
export const cancelSession = route<{ params: One; response: Session }>('POST', '/api/sessions/{id}/cancel');
export const rescheduleSession = route<{ params: One; body: RescheduleBody; response: Session }>(
  'POST',
  '/api/sessions/{id}/reschedule',
);
export const setSessionNotes = route<{ params: One; body: NotesBody; response: Session }>(
  'PUT',
  '/api/sessions/{id}/notes',
);
export const reviewSession = route<{ params: One; body: ReviewBody; response: Session }>(
  'POST',
  '/api/sessions/{id}/review',
);
export const getCalendarFeed = route<{ response: CalendarFeed }>('GET', '/api/calendar-feed');
export const renewCalendarFeed = route<{ response: CalendarFeed }>('POST', '/api/calendar-feed/renew');
// Not declared routes: GET /api/sessions/{id}/calendar.ics (download), GET /api/calendar/{token}.ics (feed).

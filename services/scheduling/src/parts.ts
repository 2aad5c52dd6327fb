import type { Provider } from '@nestjs/common';
import { AddAvailability } from './app/add-availability.ts';
import { AddOverride } from './app/add-override.ts';
import { AdminSessionQueries } from './app/admin-session-queries.ts';
import { ApplyCapturedPayment } from './app/apply-captured-payment.ts';
import { ApplyDeletion } from './app/apply-deletion.ts';
import { ApplyDispute } from './app/apply-dispute.ts';
import { ApplyMentor } from './app/apply-mentor.ts';
import { ApplySettledRefund } from './app/apply-settled-refund.ts';
import { ApplySuspension } from './app/apply-suspension.ts';
import { BookIntroCall } from './app/book-intro-call.ts';
import { BookSession } from './app/book-session.ts';
import { CalendarQueries } from './app/calendar-queries.ts';
import { CancelAhead } from './app/cancel-ahead.ts';
import { CancelSession } from './app/cancel-session.ts';
import { ChangeAvailability } from './app/change-availability.ts';
import { ChangeSession } from './app/change-session.ts';
import { ExportCalendar } from './app/export-calendar.ts';
import { FollowUps } from './app/follow-ups.ts';
import { HoldSlot } from './app/hold-slot.ts';
import { Housekeeping } from './app/housekeeping.ts';
import { LinkedCalendars } from './app/linked-calendars.ts';
import { ListSlots } from './app/list-slots.ts';
import { NoShowCases } from './app/no-show-cases.ts';
import { PairQuery } from './app/pair-query.ts';
import { PersonalDataQueries } from './app/personal-data-queries.ts';
import { PlaceBooking } from './app/place-booking.ts';
import { PrivateNotes } from './app/private-notes.ts';
import { ProcessDueSessions } from './app/process-due-sessions.ts';
import { ReadLinkedCalendars } from './app/read-linked-calendars.ts';
import { RecordJoin } from './app/record-join.ts';
import { ReleaseHold } from './app/release-hold.ts';
import { RemoveAvailability } from './app/remove-availability.ts';
import { RemoveOverride } from './app/remove-override.ts';
import { ReportNoShow } from './app/report-no-show.ts';
import { RescheduleSession } from './app/reschedule-session.ts';
import { ResolveBookingContext } from './app/resolve-booking-context.ts';
import { ResolveTaskSteps } from './app/resolve-task-steps.ts';
import { ReviewSession } from './app/review-session.ts';
import { ScheduleSession } from './app/schedule-session.ts';
import { SessionQueries } from './app/session-queries.ts';
import { SessionRecordQuery } from './app/session-record-query.ts';
import { SessionViews } from './app/session-views.ts';
import { SetCalendarSettings } from './app/set-calendar-settings.ts';
import { SetPricing } from './app/set-pricing.ts';
import { SetSessionNotes } from './app/set-session-notes.ts';
import { UpdateNextFree } from './app/update-next-free.ts';
import type { SchedulingEnv } from './env.ts';
import { CalendarReader } from './integrations/calendar-reader.ts';
import { GuardedHttp } from './integrations/guarded-http.ts';
import { LinkSecrets } from './integrations/link-secrets.ts';
import { AdminSessionsReader } from './persistence/admin-sessions.reader.ts';
import { AvailabilityRepository } from './persistence/availability.repository.ts';
import { BookingsRepository } from './persistence/bookings.repository.ts';
import { CalendarsReader } from './persistence/calendars.reader.ts';
import { CalendarsRepository } from './persistence/calendars.repository.ts';
import { DeletionReader } from './persistence/deletion.reader.ts';
import { DemoRepository } from './persistence/demo.repository.ts';
import { DemoSessionsRepository } from './persistence/demo-sessions.repository.ts';
import { DeparturesRepository } from './persistence/departures.repository.ts';
import { DueSessionsRepository } from './persistence/due-sessions.repository.ts';
import { FeedsRepository } from './persistence/feeds.repository.ts';
import { GoalsRepository } from './persistence/goals.repository.ts';
import { JoinsRepository } from './persistence/joins.repository.ts';
import { LearnersReader } from './persistence/learners.reader.ts';
import { LinkedCalendarsReader } from './persistence/linked-calendars.reader.ts';
import { LinkedCalendarsRepository } from './persistence/linked-calendars.repository.ts';
import { NextFreeRepository } from './persistence/next-free.repository.ts';
import { NoShowsReader } from './persistence/no-shows.reader.ts';
import { OverridesRepository } from './persistence/overrides.repository.ts';
import { PrivateNotesRepository } from './persistence/private-notes.repository.ts';
import { ReviewsRepository } from './persistence/reviews.repository.ts';
import { SessionEventPublisher } from './persistence/session-event-publisher.ts';
import { SessionRecordReader } from './persistence/session-record.reader.ts';
import { SessionWriter } from './persistence/session-writer.ts';
import { SessionsReader } from './persistence/sessions.reader.ts';
import { SuspensionsRepository } from './persistence/suspensions.repository.ts';
import { TasksRepository } from './persistence/tasks.repository.ts';
import { DemoSeed } from './seed/demo-seed.ts';

export { migrations } from './migrations/list.ts';

export { waitingSql } from './persistence/waiting.ts';

export const providers = (env: SchedulingEnv): Provider[] => [
  AddAvailability,
  ChangeAvailability,
  AddOverride,
  AdminSessionQueries,
  AdminSessionsReader,
  ApplyCapturedPayment,
  ApplyDeletion,
  ApplyDispute,
  ApplySettledRefund,
  ApplyMentor,
  ApplySuspension,
  CancelAhead,
  AvailabilityRepository,
  BookIntroCall,
  BookSession,
  BookingsRepository,
  CalendarQueries,
  CalendarsReader,
  CalendarsRepository,
  CancelSession,
  ChangeSession,
  DeletionReader,
  DemoRepository,
  DemoSeed,
  DemoSessionsRepository,
  DeparturesRepository,
  DueSessionsRepository,
  ExportCalendar,
  FeedsRepository,
  FollowUps,
  GoalsRepository,
  HoldSlot,
  Housekeeping,
  JoinsRepository,
  LearnersReader,
  ListSlots,
  LinkedCalendars,
  ReadLinkedCalendars,
  CalendarReader,
  { provide: GuardedHttp, useFactory: () => new GuardedHttp(env.CALENDAR_ALLOWED_HOSTS) },
  { provide: LinkSecrets, useFactory: () => new LinkSecrets(env.CALENDAR_SECRET) },
  LinkedCalendarsReader,
  LinkedCalendarsRepository,
  NextFreeRepository,
  NoShowCases,
  NoShowsReader,
  OverridesRepository,
  PairQuery,
  PersonalDataQueries,
  PlaceBooking,
  PrivateNotes,
  PrivateNotesRepository,
  ProcessDueSessions,
  RecordJoin,
  ReleaseHold,
  RemoveAvailability,
  RemoveOverride,
  ReportNoShow,
  RescheduleSession,
  ResolveBookingContext,
  ResolveTaskSteps,
  ReviewSession,
  ReviewsRepository,
  ScheduleSession,
  SessionEventPublisher,
  SessionQueries,
  SessionRecordQuery,
  SessionViews,
  SessionWriter,
  SessionRecordReader,
  SessionsReader,
  SetCalendarSettings,
  SetPricing,
  SetSessionNotes,
  SuspensionsRepository,
  TasksRepository,
  UpdateNextFree,
];

import { ApplyCapturedPayment } from './app/apply-captured-payment.ts';
import { ApplySettledRefund } from './app/apply-settled-refund.ts';
import { BookSession } from './app/book-session.ts';
import { CancelSession } from './app/cancel-session.ts';
import { ChangeSession } from './app/change-session.ts';
import { ExportCalendar } from './app/export-calendar.ts';
import { HoldSlot } from './app/hold-slot.ts';
import { Housekeeping } from './app/housekeeping.ts';
import { MarkNoShow } from './app/mark-no-show.ts';
import { PlaceBooking } from './app/place-booking.ts';
import { ProcessDueSessions } from './app/process-due-sessions.ts';
import { ReleaseHold } from './app/release-hold.ts';
import { RescheduleSession } from './app/reschedule-session.ts';
import { ResolveBookingContext } from './app/resolve-booking-context.ts';
import { ReviewSession } from './app/review-session.ts';
import { ScheduleSession } from './app/schedule-session.ts';
import { SessionQueries } from './app/session-queries.ts';
import { SessionViews } from './app/session-views.ts';
import { SetSessionNotes } from './app/set-session-notes.ts';
import { BookingsRepository } from './persistence/bookings.repository.ts';
import { DemoSessionsRepository } from './persistence/demo-sessions.repository.ts';
import { DueSessionsRepository } from './persistence/due-sessions.repository.ts';
import { FeedsRepository } from './persistence/feeds.repository.ts';
import { ReviewsRepository } from './persistence/reviews.repository.ts';
import { SessionEventPublisher } from './persistence/session-event-publisher.ts';
import { SessionWriter } from './persistence/session-writer.ts';
import { SessionsReader } from './persistence/sessions.reader.ts';
import { BookingHandlers } from './transport/booking.handlers.ts';
import { CalendarFileHandlers } from './transport/calendar-file.handlers.ts';
import { PaymentEventHandlers } from './transport/payment-events.handlers.ts';
import { SessionHandlers } from './transport/session.handlers.ts';

export const sessionHandlers = [BookingHandlers, CalendarFileHandlers, SessionHandlers];

export const sessionParts = [
  ApplyCapturedPayment,
  ApplySettledRefund,
  BookSession,
  BookingsRepository,
  CancelSession,
  ChangeSession,
  DemoSessionsRepository,
  DueSessionsRepository,
  ExportCalendar,
  FeedsRepository,
  HoldSlot,
  Housekeeping,
  MarkNoShow,
  PaymentEventHandlers,
  PlaceBooking,
  ProcessDueSessions,
  ReleaseHold,
  RescheduleSession,
  ResolveBookingContext,
  ReviewSession,
  ReviewsRepository,
  ScheduleSession,
  SessionEventPublisher,
  SessionQueries,
  SessionViews,
  SessionWriter,
  SessionsReader,
  SetSessionNotes,
];

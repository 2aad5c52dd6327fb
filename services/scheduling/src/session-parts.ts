import { BookSession } from './app/book-session.ts';
import { CancelSession } from './app/cancel-session.ts';
import { GetPayable } from './app/get-payable.ts';
import { HoldSlot } from './app/hold-slot.ts';
import { Housekeeping } from './app/housekeeping.ts';
import { KeepPayment } from './app/keep-payment.ts';
import { LookUpAbout } from './app/look-up-about.ts';
import { MarkNoShow } from './app/mark-no-show.ts';
import { RescheduleSession } from './app/reschedule-session.ts';
import { ScheduleSession } from './app/schedule-session.ts';
import { SetSessionNotes } from './app/set-session-notes.ts';
import { WriteCalendarFiles } from './app/write-calendar-files.ts';
import { BookingsRepository } from './persistence/bookings.repository.ts';
import { DemoSessionsRepository } from './persistence/demo-sessions.repository.ts';
import { DueWorkRepository } from './persistence/due-work.repository.ts';
import { FeedsRepository } from './persistence/feeds.repository.ts';
import { PaymentsRepository } from './persistence/payments.repository.ts';
import { ReviewsRepository } from './persistence/reviews.repository.ts';
import { SessionVoice } from './persistence/session-voice.ts';
import { SessionWriter } from './persistence/session-writer.ts';
import { SessionsReader } from './persistence/sessions.reader.ts';
import { SessionsRepository } from './persistence/sessions.repository.ts';
import { BookingHandlers } from './transport/booking.handlers.ts';
import { CalendarFileHandlers } from './transport/calendar-file.handlers.ts';
import { PaymentEventHandlers } from './transport/payment-events.handlers.ts';
import { ReviewHandlers } from './transport/review.handlers.ts';
import { SessionHandlers } from './transport/session.handlers.ts';

/** What answers for sessions. */
export const sessionHandlers = [BookingHandlers, CalendarFileHandlers, ReviewHandlers, SessionHandlers];

/** What sessions are made of besides. */
export const sessionParts = [
  BookSession,
  BookingsRepository,
  CancelSession,
  DemoSessionsRepository,
  DueWorkRepository,
  FeedsRepository,
  GetPayable,
  HoldSlot,
  Housekeeping,
  KeepPayment,
  LookUpAbout,
  MarkNoShow,
  PaymentEventHandlers,
  PaymentsRepository,
  RescheduleSession,
  ReviewsRepository,
  ScheduleSession,
  SessionVoice,
  SessionWriter,
  SessionsReader,
  SessionsRepository,
  SetSessionNotes,
  WriteCalendarFiles,
];

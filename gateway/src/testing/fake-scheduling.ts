import type { AnyRpc } from '@waymark/contracts/rpc';
import * as rpc from '@waymark/contracts/scheduling/rpc';
import {
  aCalendar,
  aHold,
  anOverride,
  aReview,
  aSession,
  availability,
  pricing,
  someSlots,
} from './booking-samples.ts';
import { FakeService } from './fake-service.ts';

const all: AnyRpc[] = [...rpc.calendarRpcs, ...rpc.sessionRpcs];
const ics = () => ({ ics: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n', filename: 'session.ics' });

/** Says yes to everything. */
export class FakeScheduling extends FakeService {
  constructor() {
    super(
      'scheduling',
      all.filter(({ subject }) => !subject.startsWith('scheduling.payments.')),
    );
    const done = () => ({ success: true as const });
    this.on(rpc.GetPricing, () => pricing).on(rpc.SetPricing, (body) => body);
    this.on(rpc.ListAvailability, () => [availability]).on(rpc.AddAvailability, () => availability);
    this.on(rpc.RemoveAvailability, done).on(rpc.RemoveOverride, done).on(rpc.ReleaseHold, done);
    this.on(rpc.GetCalendar, aCalendar).on(rpc.SetCalendarSettings, aCalendar);
    this.on(rpc.AddOverride, anOverride).on(rpc.ListSlots, someSlots);
    this.on(rpc.ListReviews, () => ({ items: [aReview()], nextCursor: 'more' }));
    const page = () => ({ items: [aSession()], nextCursor: null });
    this.on(rpc.ListSessions, page).on(rpc.ListUpcoming, page);
    this.on(rpc.ListHolds, () => [aHold()]).on(rpc.HoldSlot, aHold);
    for (const one of [
      rpc.GetSession,
      rpc.ScheduleSession,
      rpc.BookSession,
      rpc.CancelSession,
      rpc.RescheduleSession,
      rpc.MarkNoShow,
      rpc.SetSessionNotes,
      rpc.ReviewSession,
    ]) {
      this.on(one as typeof rpc.GetSession, () => aSession());
    }
    this.on(rpc.GetSessionIcs, ics).on(rpc.GetFeedIcs, ics);
    this.on(rpc.GetFeedToken, ({ renew }) => ({ token: `${renew ? 'new' : 'old'}-${'t'.repeat(40)}` }));
  }
}

import { Inject, Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@waymark/contracts/events';
import type { SessionFacts } from '@waymark/contracts/scheduling/events';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { OnEvents } from '@waymark/messaging/decorators';
import { CLOCK, SERVICE_ENV } from '@waymark/platform/platform.module';
import type { IdentityEnv } from '../../env.ts';
import type { Delivery } from '../domain/notices/notice.ts';
import { noticesByEvent } from '../domain/notices/registry.ts';
import { isCurrent, type NotifiedState, type SessionEvent, stateAfter } from '../domain/session-event.ts';
import { calendarPart } from '../integrations/calendar-part.ts';
import { senderOf } from '../integrations/smtp.ts';
import { NotifiedSessionsRepository } from '../persistence/notified-sessions.repository.ts';
import { type Recipient, RecipientsReader } from '../persistence/recipients.reader.ts';
import { NotifyUsers, type OutgoingMessage } from './notify-users.ts';

const noticesByType = new Map([...noticesByEvent].map(([{ type }, its]) => [type, its]));

type Handler = (events: EventEnvelope[], tx: Tx) => Promise<void>;

/** Marks the handler of all events that cause a notice. */
function OnNotices(target: object, key: string, method: TypedPropertyDescriptor<Handler>): void {
  for (const [event, its] of noticesByEvent)
    OnEvents(event, { maxBatch: Math.max(...its.map(({ maxBatch = 1 }) => maxBatch)) })(target, key, method);
}

type Sent = Delivery & { event: EventEnvelope };

/** Sends the notices of events to their recipients. */
@Injectable()
export class SendNotices {
  constructor(
    @Inject(SERVICE_ENV) private readonly env: Pick<IdentityEnv, 'MAIL_FROM' | 'PUBLIC_URL'>,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly recipients: RecipientsReader,
    private readonly notified: NotifiedSessionsRepository,
    private readonly notifyUsers: NotifyUsers,
  ) {}

  /** Takes as many statements for several events of a type as for one, with the same result as one after the other. */
  @OnNotices
  async execute(events: EventEnvelope[], tx: Tx): Promise<void> {
    const its = noticesByType.get(events[0]?.type ?? '') ?? [];
    const step = its.find((notice) => notice.step)?.step;
    const now = this.clock.now();
    const current = step ? await this.currentOf(tx, events as SessionEnvelope[], step, now) : events;
    const deliveries = current.flatMap((event) =>
      its.flatMap(({ deliveries }) => deliveries(event.data, now).map((one) => ({ ...one, event }))),
    );
    const people = await this.findPeople(tx, deliveries);
    const messages = deliveries.flatMap((delivery) =>
      people(delivery)
        .filter(({ isReachable }) => isReachable || !delivery.onlyReachable)
        .map((to) => this.messageOf(delivery, to)),
    );
    await this.notifyUsers.execute(tx, messages);
  }

  /** Those events whose session has had no newer one, which is then recorded. */
  private async currentOf(
    tx: Tx,
    events: SessionEnvelope[],
    step: SessionEvent['type'],
    now: Date,
  ): Promise<EventEnvelope[]> {
    const states = await this.notified.lock(
      tx,
      events.map(({ data }) => data.sessionId),
    );
    const { current, changed } = applyEvents(events, step, states, now);
    if (changed.size > 0) await this.notified.save(tx, changed);
    return current;
  }

  /** Returns a function that selects the recipients of a delivery. */
  private async findPeople(tx: Tx, deliveries: Delivery[]): Promise<(one: Delivery) => Recipient[]> {
    const ids = deliveries.flatMap(({ to }) => (to === 'admins' ? [] : to));
    const users = ids.length > 0 ? await this.recipients.find(tx, ids) : [];
    const hasAdmins = deliveries.some(({ to, except }) => [to, except].includes('admins'));
    const admins = hasAdmins ? await this.recipients.findAdmins(tx) : [];
    const adminIds = admins.map(({ userId }) => userId);
    return ({ to, except = [] }) => {
      const excluded = except === 'admins' ? adminIds : except;
      const wanted = to === 'admins' ? admins : users.filter(({ userId }) => to.includes(userId));
      return wanted.filter(({ userId }) => !excluded.includes(userId));
    };
  }

  private messageOf({ event, message, calendar, session, expiresAt }: Sent, to: Recipient): OutgoingMessage {
    const frame = {
      ...{ email: to.email, at: event.occurredAt },
      ...{ organizer: senderOf(this.env.MAIL_FROM), publicUrl: this.env.PUBLIC_URL },
    };
    const part = calendar && calendarPart(calendar, frame);
    return { eventId: event.id, to, message, calendar: part, session, expiresAt };
  }
}

type SessionEnvelope = EventEnvelope<SessionFacts>;

/** The events to notify of, and the changed states by session. Each event applies to the state after the previous ones. */
function applyEvents(
  envelopes: SessionEnvelope[],
  type: SessionEvent['type'],
  states: Map<string, NotifiedState>,
  now: Date,
): { current: SessionEnvelope[]; changed: Map<string, NotifiedState> } {
  const changed = new Map<string, NotifiedState>();
  const current: SessionEnvelope[] = [];
  for (const envelope of envelopes) {
    const { sessionId, sequence, startsAt } = envelope.data;
    const event = { type, sequence, startsAt };
    const state = changed.get(sessionId) ?? states.get(sessionId) ?? null;
    if (!isCurrent(event, state, now)) continue;
    current.push(envelope);
    const next = stateAfter(event, state);
    if (next && next !== state) changed.set(sessionId, next);
  }
  return { current, changed };
}

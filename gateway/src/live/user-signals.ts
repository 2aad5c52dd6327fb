import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Role } from '@waymark/contracts/caller';
import { EventEnvelope } from '@waymark/contracts/events';
import { RESYNC, signalSubject, type UserSignal } from '@waymark/contracts/live';
import { newId } from '@waymark/kernel/ids';
import { NatsLink } from '@waymark/messaging/nats-link';

type Listener = (id: string, signal: UserSignal) => void;

/** Signals are kept this long for pages that open their stream after loading, and at most so many. */
const [KEPT_MS, MAX_KEPT] = [20_000, 5_000];

interface Kept extends Pick<EventEnvelope, 'id' | 'audience' | 'audienceRoles'> {
  /** On the monotonic clock. */
  at: number;
  signal: UserSignal;
}

interface Listening {
  role: Role;
  listener: Listener;
}

/** Signals changes to the open pages of their audience, with one subscription to all events and one to all signals. */
@Injectable()
export class UserSignals implements OnApplicationBootstrap {
  private readonly logger = new Logger(UserSignals.name);
  private readonly listeners = new Map<number, Set<Listening>>();
  private readonly kept: Kept[] = [];
  /** None was missed since then. */
  private completeSince = Number.POSITIVE_INFINITY;

  constructor(private readonly nats: NatsLink) {}

  async onApplicationBootstrap(): Promise<void> {
    const connection = await this.nats.ready();
    this.nats.onReconnect(() => this.resyncAll());
    for (const subject of ['events.>', signalSubject('>')]) {
      connection.subscribe(subject, {
        callback: (error, message) => {
          if (error) this.logger.warn({ msg: 'cannot receive changes', err: error });
          else this.receive(message.string());
        },
      });
    }
    this.completeSince = performance.now();
  }

  /** Calls `listener` for the events of this user, and those of their role, until the returned function is called. */
  listen(userId: number, listener: Listener, role: Role = 'learner'): () => void {
    const own = this.listeners.get(userId) ?? new Set<Listening>();
    const listening = { role, listener };
    this.listeners.set(userId, own.add(listening));
    return () => {
      own.delete(listening);
      if (own.size === 0 && this.listeners.get(userId) === own) this.listeners.delete(userId);
    };
  }

  /** The signals to this user of the last `ms`, oldest first; null if some may be missing. */
  recent(userId: number, role: Role, ms: number): Pick<Kept, 'id' | 'signal'>[] | null {
    const since = performance.now() - ms;
    if (ms > KEPT_MS || since <= this.completeSince) return null;
    return this.kept.filter((one) => one.at >= since && isFor(one, userId, role));
  }

  private resyncAll(): void {
    this.completeSince = performance.now();
    const listening = [...this.listeners.values()].flatMap((own) => [...own]);
    for (const { listener } of listening) listener(newId(), { type: RESYNC, ids: {} });
  }

  private receive(text: string): void {
    const envelope = parse(text);
    if (!envelope) return;
    const signal = { type: envelope.type, ids: idsOf(envelope.data) };
    const { id, audience, audienceRoles = [] } = envelope;
    if (audience.length === 0 && audienceRoles.length === 0) return;
    this.keep({ id, audience, audienceRoles, signal, at: performance.now() });
    const users = audienceRoles.length > 0 ? this.listeners.keys() : new Set(audience);
    for (const userId of users) {
      for (const { role, listener } of this.listeners.get(userId) ?? []) {
        if (isFor(envelope, userId, role)) listener(id, signal);
      }
    }
  }

  private keep(one: Kept): void {
    this.kept.push(one);
    while (this.kept[0]!.at < one.at - KEPT_MS) this.kept.shift();
    if (this.kept.length > MAX_KEPT) this.completeSince = this.kept.shift()!.at;
  }
}

const isFor = (
  { audience, audienceRoles = [] }: Pick<EventEnvelope, 'audience' | 'audienceRoles'>,
  userId: number,
  role: Role,
): boolean => audience.includes(userId) || audienceRoles.includes(role);

function parse(text: string): EventEnvelope | null {
  try {
    return EventEnvelope.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Ids only: the page fetches the content, and its owner authorizes that. */
function idsOf(data: unknown): Record<string, string | number> {
  const entries = Object.entries(data ?? {}).filter(
    ([key, value]) => /Id$/.test(key) && (typeof value === 'string' || typeof value === 'number'),
  );
  return Object.fromEntries(entries) as Record<string, string | number>;
}

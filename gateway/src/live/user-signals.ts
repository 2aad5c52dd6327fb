import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Role } from '@waymark/contracts/caller';
import { EventEnvelope } from '@waymark/contracts/events';
import { RESYNC, signalSubject, type UserSignal } from '@waymark/contracts/live';
import { newId } from '@waymark/kernel/ids';
import { NatsLink } from '@waymark/messaging/nats-link';

type Listener = (id: string, signal: UserSignal) => void;

interface Listening {
  role: Role;
  listener: Listener;
}

/** Signals changes to the open pages of their audience, with one subscription to all events and one to all signals. */
@Injectable()
export class UserSignals implements OnApplicationBootstrap {
  private readonly logger = new Logger(UserSignals.name);
  private readonly listeners = new Map<number, Set<Listening>>();

  constructor(private readonly nats: NatsLink) {}

  async onApplicationBootstrap(): Promise<void> {
    const connection = await this.nats.ready();
    this.nats.onReconnect(() => this.resyncAll());
    for (const subject of ['events.>', signalSubject('>')]) {
      connection.subscribe(subject, {
        callback: (error, message) => {
          if (error) this.logger.warn({ msg: 'cannot receive changes', err: error });
          else if (this.listeners.size > 0) this.receive(message.string());
        },
      });
    }
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

  private resyncAll(): void {
    const listening = [...this.listeners.values()].flatMap((own) => [...own]);
    for (const { listener } of listening) listener(newId(), { type: RESYNC, ids: {} });
  }

  private receive(text: string): void {
    const envelope = parse(text);
    if (!envelope) return;
    const signal = { type: envelope.type, ids: idsOf(envelope.data) };
    const { audience, audienceRoles = [] } = envelope;
    const users = audienceRoles.length > 0 ? this.listeners.keys() : new Set(audience);
    for (const userId of users) {
      for (const { role, listener } of this.listeners.get(userId) ?? []) {
        if (audience.includes(userId) || audienceRoles.includes(role)) listener(envelope.id, signal);
      }
    }
  }
}

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

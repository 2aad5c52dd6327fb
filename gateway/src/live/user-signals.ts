import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { EventEnvelope } from '@waymark/contracts/events';
import type { UserSignal } from '@waymark/contracts/live';
import { NatsLink } from '@waymark/messaging/nats-link';

type Listener = (id: string, signal: UserSignal) => void;

/** Signals events to the open pages of their audience, with one subscription to all events. */
@Injectable()
export class UserSignals implements OnApplicationBootstrap {
  private readonly logger = new Logger(UserSignals.name);
  private readonly listeners = new Map<number, Set<Listener>>();

  constructor(private readonly nats: NatsLink) {}

  async onApplicationBootstrap(): Promise<void> {
    const connection = await this.nats.ready();
    connection.subscribe('events.>', {
      callback: (error, message) => {
        if (error) this.logger.warn({ msg: 'cannot receive events', err: error });
        else if (this.listeners.size > 0) this.receive(message.string());
      },
    });
  }

  /** Calls `listener` for this user's events until the returned function is called. */
  listen(userId: number, listener: Listener): () => void {
    const own = this.listeners.get(userId) ?? new Set<Listener>();
    this.listeners.set(userId, own.add(listener));
    return () => {
      own.delete(listener);
      if (own.size === 0 && this.listeners.get(userId) === own) this.listeners.delete(userId);
    };
  }

  private receive(text: string): void {
    const envelope = parse(text);
    if (!envelope) return;
    const signal = { type: envelope.type, ids: idsOf(envelope.data) };
    for (const userId of new Set(envelope.audience)) {
      for (const listener of this.listeners.get(userId) ?? []) listener(envelope.id, signal);
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

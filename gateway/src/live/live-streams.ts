import { Inject, Injectable, type MessageEvent } from '@nestjs/common';
import { AppError } from '@waymark/kernel/app-error';
import { ServiceLifecycle } from '@waymark/platform/lifecycle';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import { Observable } from 'rxjs';
import type { Session } from '../auth/session-store.ts';
import { SessionStore } from '../auth/session-store.ts';
import type { Env } from '../env.ts';

/** Tabs and devices of one user. */
const MAX_STREAMS_PER_USER = 40;
const RETRY_MS = 2_000;
const RETRY_AFTER_RESTART_MS = 500;

export interface StreamOut {
  send(message: { id: string; type?: string; data: object }): void;
  end(): void;
}

/** Event streams with keepalive, a limit per user, and an end with the session or the process. */
@Injectable()
export class LiveStreams {
  private readonly open = new Map<number, number>();
  private readonly keepaliveMs: number;

  constructor(
    @Inject(SERVICE_ENV) env: Env,
    private readonly lifecycle: ServiceLifecycle,
    private readonly sessions: SessionStore,
  ) {
    this.keepaliveMs = env.SSE_KEEPALIVE_SECONDS * 1000;
  }

  /** Open streams of a user, or of all. */
  count(userId?: number): number {
    if (userId !== undefined) return this.open.get(userId) ?? 0;
    return [...this.open.values()].reduce((sum, one) => sum + one, 0);
  }

  /**
   * A stream of one session after message `lastId`. `start` gets the output and returns a function that stops it. Throws
   * TOO_MANY.
   */
  stream(session: Session, lastId: string, start: (out: StreamOut) => () => void): Observable<MessageEvent> {
    if (this.count(session.userId) >= MAX_STREAMS_PER_USER) {
      throw new AppError('TOO_MANY', 'Too many open pages. Please close some.', { retryAfter: 30 });
    }
    return new Observable<MessageEvent>((subscriber) => {
      let last = lastId;
      this.add(session.userId, 1);
      // Nest would number a message without an id, which would overwrite the client's Last-Event-ID.
      subscriber.next({ id: last, retry: RETRY_MS, comment: 'open' });
      const stop = start({
        send: ({ id, type, data }) => {
          last = id;
          subscriber.next({ id, data, ...(type && { type }) });
        },
        end: () => subscriber.complete(),
      });
      const timer = setInterval(() => void this.keepAlive(session, subscriber), this.keepaliveMs);
      const restart = () => {
        subscriber.next({ id: last, retry: RETRY_AFTER_RESTART_MS, comment: 'restarting' });
        subscriber.complete();
      };
      this.lifecycle.stopping.addEventListener('abort', restart);
      if (this.lifecycle.stopping.aborted) restart();
      return () => {
        clearInterval(timer);
        this.lifecycle.stopping.removeEventListener('abort', restart);
        this.add(session.userId, -1);
        stop();
      };
    });
  }

  private async keepAlive(
    session: Session,
    out: { next(message: MessageEvent): void; complete(): void },
  ): Promise<void> {
    out.next({ comment: 'keepalive' } as MessageEvent);
    // A failure of Redis must not close streams.
    const alive = await this.sessions.exists(session.id).catch(() => true);
    if (!alive) out.complete();
  }

  private add(userId: number, by: 1 | -1): void {
    const count = this.count(userId) + by;
    if (count > 0) this.open.set(userId, count);
    else this.open.delete(userId);
  }
}

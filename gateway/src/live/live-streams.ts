import { Inject, Injectable, type MessageEvent } from '@nestjs/common';
import type { Role } from '@waymark/contracts/caller';
import { AppError } from '@waymark/kernel/app-error';
import { ServiceLifecycle } from '@waymark/platform/lifecycle';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import { Observable } from 'rxjs';
import { AdminRights } from '../auth/admin-rights.ts';
import { SessionStore } from '../auth/session-store.ts';
import { SessionSubjects } from '../auth/session-subjects.ts';
import type { Session } from '../auth/stored-session.ts';
import type { Env } from '../env.ts';

/** Tabs and devices of one user. */
const MAX_STREAMS_PER_USER = 40;
const RETRY_MS = 2_000;
const RETRY_AFTER_RESTART_MS = 500;
/** After a failed check of the session. */
const CHECK_AGAIN_MS = 900;

export interface StreamOut {
  send(message: { id: string; type?: string; data: object }): void;
  end(): void;
}

/** Event streams with keepalive, a limit per user, and an end with the session, its rights or the process. */
@Injectable()
export class LiveStreams {
  /** Per user: for each open stream, the function that ends it if its session has ended or has other rights. */
  private readonly open = new Map<number, Set<() => Promise<void>>>();
  private readonly keepaliveMs: number;

  constructor(
    @Inject(SERVICE_ENV) env: Env,
    private readonly lifecycle: ServiceLifecycle,
    private readonly sessions: SessionStore,
    private readonly subjects: SessionSubjects,
    private readonly rights: AdminRights,
  ) {
    this.keepaliveMs = env.SSE_KEEPALIVE_SECONDS * 1000;
    sessions.onChange((userId) => {
      for (const check of this.open.get(userId) ?? []) void check();
    });
  }

  /** Open streams of a user, or of all. */
  count(userId?: number): number {
    if (userId !== undefined) return this.open.get(userId)?.size ?? 0;
    return [...this.open.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /**
   * A stream of one session, as long as it has these rights, after message `lastId`. `start` gets the output and returns a function that stops it. Throws
   * TOO_MANY.
   */
  stream(session: Session, lastId: string, start: (out: StreamOut) => () => void): Observable<MessageEvent> {
    if (this.count(session.userId) >= MAX_STREAMS_PER_USER) {
      throw new AppError('TOO_MANY', 'Too many open pages. Please close some.', { retryAfter: 30 });
    }
    const { role } = this.rights.callerOf(session);
    return new Observable<MessageEvent>((subscriber) => {
      let last = lastId;
      let nextCheck: NodeJS.Timeout | undefined;
      const check = async () => {
        const msLeft = await this.msLeft(session.id, role);
        if (msLeft === 0) subscriber.complete();
        else if (msLeft < this.keepaliveMs && !subscriber.closed) {
          clearTimeout(nextCheck);
          nextCheck = setTimeout(() => void check(), msLeft + 1);
        }
      };
      const remove = this.add(session.userId, check);
      // It may have ended since the request was authenticated.
      void check();
      // Nest would number a message without an id, which would overwrite the client's Last-Event-ID.
      subscriber.next({ id: last, retry: RETRY_MS, comment: 'open' });
      const stop = start({
        send: ({ id, type, data }) => {
          last = id;
          subscriber.next({ id, data, ...(type && { type }) });
        },
        end: () => subscriber.complete(),
      });
      const timer = setInterval(() => {
        subscriber.next({ comment: 'keepalive' } as MessageEvent);
        void check();
      }, this.keepaliveMs);
      const restart = () => {
        subscriber.next({ id: last, retry: RETRY_AFTER_RESTART_MS, comment: 'restarting' });
        subscriber.complete();
      };
      this.lifecycle.stopping.addEventListener('abort', restart);
      if (this.lifecycle.stopping.aborted) restart();
      return () => {
        clearInterval(timer);
        clearTimeout(nextCheck);
        this.lifecycle.stopping.removeEventListener('abort', restart);
        remove();
        stop();
      };
    });
  }

  /** Until the session ends if it is not used; 0: it has ended, or has another role. A failure must not close streams. */
  private async msLeft(id: string, role: Role): Promise<number> {
    try {
      const session = await this.sessions.find(id);
      if (!session || !(await this.subjects.isCurrent(session))) return 0;
      return this.rights.callerOf(session).role === role ? await this.sessions.msLeft(id) : 0;
    } catch {
      return CHECK_AGAIN_MS;
    }
  }

  private add(userId: number, check: () => Promise<void>): () => void {
    const own = this.open.get(userId) ?? new Set();
    this.open.set(userId, own.add(check));
    return () => {
      own.delete(check);
      if (own.size === 0) this.open.delete(userId);
    };
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { CheckSubject } from '@waymark/contracts/identity/users.endpoints';
import { isDemoId } from '@waymark/demo/people';
import { AppError } from '@waymark/kernel/app-error';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import type { Env } from '../env.ts';
import { SessionProofs } from './session-proofs.ts';
import { SessionStore } from './session-store.ts';
import type { StoredSession } from './stored-session.ts';

/** For which a check counts, in all gateways. */
const CHECKED_SECONDS = 60;
/** Without a response of identity no session is checked for this time. */
const AWAY_MS = 5_000;

/**
 * Ends sessions whose person no longer has the account: after a restore of the database, its id may be another's. While
 * identity is unavailable the last check counts, since only identity gives ids away.
 */
@Injectable()
export class SessionSubjects {
  /** By session; concurrent requests share a check. */
  private readonly running = new Map<string, Promise<boolean>>();
  private awayUntil = 0;
  private readonly startedAt = Math.ceil(Date.now() / 1_000);

  constructor(
    @Inject(SERVICE_ENV) private readonly env: Pick<Env, 'DEMO_MODE'>,
    private readonly rpc: RpcClient,
    private readonly sessions: SessionStore,
    private readonly proofs: SessionProofs,
  ) {}

  /** Whether the session is still its person's; if not, it has ended. */
  async isCurrent(session: StoredSession): Promise<boolean> {
    const isFresh = Date.now() / 1_000 - session.checkedAt <= CHECKED_SECONDS;
    if ((isFresh || Date.now() < this.awayUntil) && !this.mayBeOfDemo(session)) return true;
    const known = this.running.get(session.id);
    if (known) return known;
    const checking = this.check(session).finally(() => this.running.delete(session.id));
    this.running.set(session.id, checking);
    return checking;
  }

  /** Outside the demo a check made in it does not count: the account may have been closed with the demo. */
  private mayBeOfDemo({ userId, checkedAt }: StoredSession): boolean {
    return !this.env.DEMO_MODE && isDemoId(userId) && checkedAt <= this.startedAt;
  }

  private async check(session: StoredSession): Promise<boolean> {
    const { id, userId, subject } = session;
    try {
      const { isCurrent, ...found } = await this.rpc.call(CheckSubject, { userId, subject });
      await (isCurrent ? this.proofs.checked(id, found) : this.sessions.endById(id));
      return isCurrent;
    } catch (error) {
      if (!(error instanceof AppError) || !['UNAVAILABLE', 'TIMEOUT'].includes(error.code)) throw error;
      if (this.mayBeOfDemo(session)) throw error;
      this.awayUntil = Date.now() + AWAY_MS;
      return true;
    }
  }
}

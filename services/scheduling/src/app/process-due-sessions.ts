import { Inject, Injectable } from '@nestjs/common';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '@waymark/platform/platform.module';
import { endResponseTime } from '../domain/no-show.ts';
import { endProposal, isOpen } from '../domain/proposal.ts';
import type { Session } from '../domain/session.ts';
import { DueSessionsRepository } from '../persistence/due-sessions.repository.ts';
import { SessionEventPublisher } from '../persistence/session-event-publisher.ts';
import type { LockedSession } from '../persistence/session-rows.ts';
import { SessionWriter } from '../persistence/session-writer.ts';

/** Changes that only time causes. Each method processes one batch and returns its size. */
@Injectable()
export class ProcessDueSessions {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly due: DueSessionsRepository,
    private readonly writer: SessionWriter,
    private readonly publisher: SessionEventPublisher,
  ) {}

  expireHolds(): Promise<number> {
    return this.changeDue(
      (tx, now) => this.due.lockOverdueHolds(tx, now),
      (session) => session.expire(),
    );
  }

  completeSessions(): Promise<number> {
    return this.changeDue(
      (tx, now) => this.due.lockEnded(tx, now),
      (session, now) => session.complete(now),
    );
  }

  expireProposals(): Promise<number> {
    return this.changeDue(
      (tx, now) => this.due.lockUnansweredProposals(tx, now),
      (session, now) => {
        if (!isOpen(session.proposal, now)) endProposal(session, 'expired', now);
      },
    );
  }

  /** Settles cases that were not responded to, or passes them to the admins. */
  endResponseTimes(): Promise<number> {
    return this.changeDue(
      (tx, now) => this.due.lockUnansweredCases(tx, now),
      (session, now) => endResponseTime(session, now),
    );
  }

  /** Publishes each reminder at most once. */
  sendReminders(): Promise<number> {
    const now = this.clock.now();
    return this.db.transaction(async (tx) => {
      const due = await this.due.takeReminders(tx, now);
      // Only one of a session is due at a time.
      const taken = new Map(due.filter((one) => one.taken).map((one) => [one.sessionId, one.before]));
      for (const details of await this.due.findScheduled(tx, [...taken.keys()])) {
        this.publisher.publishReminder(tx, details, taken.get(details.state.id)!);
      }
      return due.length;
    });
  }

  private changeDue(
    lock: (tx: Tx, now: Date) => Promise<LockedSession[]>,
    change: (session: Session, now: Date) => void,
  ): Promise<number> {
    const now = this.clock.now();
    return this.db.transaction(async (tx) => {
      const locked = await lock(tx, now);
      for (const { session } of locked) change(session, now);
      await this.writer.update(tx, ...locked);
      return locked.length;
    });
  }
}

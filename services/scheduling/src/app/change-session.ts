import { Inject, Injectable } from '@nestjs/common';
import type { Party, Session as SessionView } from '@waymark/contracts/scheduling/sessions';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '@waymark/platform/platform.module';
import { type Session, sessionNotFound } from '../domain/session.ts';
import { detailsOf, isSession } from '../domain/session-view.ts';
import { lockSession } from '../persistence/session-rows.ts';
import { SessionWriter } from '../persistence/session-writer.ts';
import { SessionViews } from './session-views.ts';

export interface SessionChange {
  id: string;
  userId: number;
  serializeBy?: string[];
  change: (session: Session, by: Party, now: Date, tx: Tx) => void | Promise<void>;
}

/** A change of a session by one of its people, in one transaction with its events. */
@Injectable()
export class ChangeSession {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly writer: SessionWriter,
    private readonly views: SessionViews,
  ) {}

  /** Returns the caller's view. Errors: NOT_FOUND, also for holds and other people's sessions; those of `change`. */
  execute({ id, userId, serializeBy, change }: SessionChange): Promise<SessionView> {
    return this.db.transaction(
      async (tx) => {
        const locked = await lockSession(tx, id);
        const { session, mentor } = locked;
        const by = session.partyOf(userId);
        if (!isSession(session.state)) throw sessionNotFound();
        await change(session, by, this.clock.now(), tx);
        await this.writer.update(tx, locked);
        return this.views.view(detailsOf(session, mentor), by);
      },
      { idempotent: true, serializeBy },
    );
  }
}

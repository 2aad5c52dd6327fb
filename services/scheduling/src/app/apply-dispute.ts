import { Injectable } from '@nestjs/common';
import type { EventData } from '@waymark/contracts/events';
import type { DisputeChanged } from '@waymark/contracts/payments/events';
import type { SessionDispute } from '@waymark/contracts/scheduling/sessions';
import type { Tx } from '@waymark/database/tx';
import { isId } from '@waymark/kernel/ids';
import { lockSessions } from '../persistence/session-rows.ts';
import { SessionWriter } from '../persistence/session-writer.ts';

type Changed = EventData<typeof DisputeChanged>;

@Injectable()
export class ApplyDispute {
  constructor(private readonly writer: SessionWriter) {}

  /** Ignores a dispute over a payment that no session has. */
  async execute(
    tx: Tx,
    changed: Pick<Changed, 'sessionId' | 'intentId' | 'change' | 'status'>,
  ): Promise<void> {
    const { sessionId, intentId } = changed;
    const [locked] = isId(sessionId) ? await lockSessions(tx, [sessionId]) : [];
    if (!locked || locked.session.state.intentId !== intentId) return;
    locked.session.markDisputed(outcomeOf(changed));
    await this.writer.update(tx, locked);
  }
}

function outcomeOf({ change, status }: Pick<Changed, 'change' | 'status'>): SessionDispute {
  if (change === 'opened') return 'open';
  return status === 'lost' ? 'lost' : 'won';
}

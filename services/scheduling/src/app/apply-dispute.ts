import { Injectable } from '@nestjs/common';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import { DisputeChanged } from '@waymark/contracts/payments/events';
import type { SessionDispute } from '@waymark/contracts/scheduling/sessions';
import type { Tx } from '@waymark/database/tx';
import { isId } from '@waymark/kernel/ids';
import { OnEvent } from '@waymark/messaging/decorators';
import { lockSessions } from '../persistence/session-rows.ts';
import { SessionWriter } from '../persistence/session-writer.ts';

type Changed = EventData<typeof DisputeChanged>;

@Injectable()
export class ApplyDispute {
  constructor(private readonly writer: SessionWriter) {}

  /** Ignores a dispute over a payment that no session has. */
  @OnEvent(DisputeChanged)
  async execute({ data: changed }: EventEnvelope<Changed>, tx: Tx): Promise<void> {
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

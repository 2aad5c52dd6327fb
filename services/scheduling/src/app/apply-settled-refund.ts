import { Injectable } from '@nestjs/common';
import type { EventData } from '@waymark/contracts/events';
import type { PaymentReturned } from '@waymark/contracts/payments/events';
import type { Tx } from '@waymark/database/tx';
import { isId } from '@waymark/kernel/ids';
import { lockSessions } from '../persistence/session-rows.ts';
import { SessionWriter } from '../persistence/session-writer.ts';

@Injectable()
export class ApplySettledRefund {
  constructor(private readonly writer: SessionWriter) {}

  /** Ignores the refund of a payment that no session has. */
  async execute(
    tx: Tx,
    { sessionId, intentId }: Pick<EventData<typeof PaymentReturned>, 'sessionId' | 'intentId'>,
  ): Promise<void> {
    const [locked] = isId(sessionId) ? await lockSessions(tx, [sessionId]) : [];
    if (!locked || locked.session.state.intentId !== intentId) return;
    locked.session.markRefunded();
    await this.writer.update(tx, locked);
  }
}

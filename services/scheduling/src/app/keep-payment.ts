import { Inject, Injectable } from '@nestjs/common';
import type { EventData } from '@waymark/contracts/events';
import type { PaymentCaptured } from '@waymark/contracts/payments/events';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '../clock.ts';
import { effectOf } from '../domain/payment.ts';
import { PaymentsRepository } from '../persistence/payments.repository.ts';

/** Money has come. It becomes a session, or payments hears why it has to go back: nothing else can happen to it. */
@Injectable()
export class KeepPayment {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly payments: PaymentsRepository,
  ) {}

  async execute(tx: Tx, payment: EventData<typeof PaymentCaptured>): Promise<void> {
    const now = this.clock.now();
    const opened = await this.payments.open(tx, payment.sessionId);
    const effect = effectOf(payment, opened?.session.state ?? null, now);
    if (effect === 'none') return;
    if (typeof effect === 'object') return this.payments.refuse(tx, payment, effect.refuse);
    const { session } = opened!;
    if (effect === 'retake' && !(await this.payments.isStillFree(tx, session.state, now))) {
      return this.payments.refuse(tx, payment, 'slot-taken');
    }
    const paidAt = new Date(payment.paidAt);
    if (effect === 'pay') session.pay(payment.intentId, paidAt);
    else session.confirm(payment.intentId, paidAt, now);
    await this.payments.store(tx, opened!);
  }
}

import { Injectable } from '@nestjs/common';
import { adminAction } from '@waymark/contracts/admin-actions';
import type { Caller } from '@waymark/contracts/caller';
import type { MakePayoutBody, Payout } from '@waymark/contracts/payments/earnings';
import * as rpc from '@waymark/contracts/payments/earnings.endpoints';
import { AdminActed, PayoutMade } from '@waymark/contracts/payments/events';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import { RpcHandler } from '@waymark/messaging/decorators';
import { EarningsRepository } from '../persistence/earnings.repository.ts';

/** An admin paid a mentor all that is due, outside of Waymark, and records it. */
@Injectable()
export class MakePayout {
  constructor(
    private readonly db: Database,
    private readonly earnings: EarningsRepository,
  ) {}

  @RpcHandler(rpc.MakePayout)
  execute(body: MakePayoutBody, admin: Caller): Promise<Payout> {
    return this.db.transaction((tx) => this.make(tx, body, admin), { idempotent: true });
  }

  private async make(tx: Tx, body: MakePayoutBody, admin: Caller): Promise<Payout> {
    const { mentorId, amount, currency, reference } = body;
    const payments = await this.earnings.lockDue(tx, mentorId, currency);
    const due = payments.reduce((sum, payment) => sum + payment.due, 0);
    if (due !== amount) throw changed();
    const payout = await this.earnings.insertPayout(tx, { ...body, adminId: admin.userId }, payments);
    const { id: payoutId, madeAt } = payout;
    tx.emit(
      PayoutMade,
      { payoutId, mentorId, amount, currency, reference, madeAt },
      { audience: [mentorId] },
    );
    tx.emit(
      AdminActed,
      adminAction(admin, {
        action: 'payout.make',
        target: { type: 'user', id: String(mentorId), name: `Mentor ${mentorId}` },
        reason: reference,
        detail: { cents: amount, currency, payout: payoutId },
      }),
    );
    return payout;
  }
}

const changed = (): AppError =>
  new AppError('CONFLICT', 'What is due to this mentor has changed. Please check the amount.');

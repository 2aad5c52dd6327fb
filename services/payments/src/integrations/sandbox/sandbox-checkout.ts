import { Inject, Injectable } from '@nestjs/common';
import type { SandboxConfirmBody, SandboxIntent } from '@waymark/contracts/payments/http';
import { AppError } from '@waymark/kernel/app-error';
import type { Clock } from '@waymark/kernel/clock';
import { RecurringWork } from '@waymark/platform/recurring-work';
import { CLOCK } from '../../clock.ts';
import { ENV, type PaymentsEnv } from '../../env.ts';
import { SandboxRepository } from '../../persistence/sandbox.repository.ts';
import type { SandboxIntentRow, SandboxMove } from '../../persistence/sandbox.row.ts';
import { behaviourOf, cardIssues } from './cards.ts';
import { SandboxProvider } from './sandbox-provider.ts';

/** Where a payer meets the sandbox: what Stripe's form and the bank's page are otherwise. The secret is the right. */
@Injectable()
export class SandboxDesk {
  constructor(
    @Inject(ENV) private readonly env: PaymentsEnv,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly books: SandboxRepository,
    private readonly provider: SandboxProvider,
    private readonly recurring: RecurringWork,
  ) {}

  async find(clientSecret: string): Promise<SandboxIntent> {
    return toAnswer(await this.bySecret(clientSecret));
  }

  /** Pays, is declined, or asks for authentication. One that is over stays as it is. */
  async confirm({ clientSecret, ...card }: SandboxConfirmBody): Promise<SandboxIntent> {
    const { id } = await this.bySecret(clientSecret);
    const issues = cardIssues(card, this.clock.now());
    if (issues.length > 0) throw new AppError('VALIDATION', issues[0]!.message, { issues });
    const after = await this.move(id, (intent) => (isOver(intent) ? null : afterCard(intent, card.number)));
    return after.state === 'canceled' ? { ...after, error: CANCELED } : after;
  }

  async authenticate(clientSecret: string, approve: boolean): Promise<SandboxIntent> {
    const { id } = await this.bySecret(clientSecret);
    return this.move(id, (intent) => {
      if (intent.state !== 'requires_action') return null;
      return approve
        ? paid(intent, 'at-once')
        : failed('payment_intent_authentication_failure', NOT_CONFIRMED);
    });
  }

  private async move(
    id: string,
    decide: (intent: SandboxIntentRow) => SandboxMove | null,
  ): Promise<SandboxIntent> {
    const moved = await this.books.move(id, decide, this.provider.delivery);
    this.recurring.wake('deliveries');
    return toAnswer(moved!);
  }

  private async bySecret(clientSecret: string): Promise<SandboxIntentRow> {
    const intent = this.env.PAYMENTS_PROVIDER === 'sandbox' && (await this.books.findBySecret(clientSecret));
    if (!intent) throw new AppError('NOT_FOUND', 'There is no such payment.');
    return intent;
  }
}

const NOT_CONFIRMED = 'Your bank did not confirm that it is you. Please try again or choose another card.';

const CANCELED = {
  code: 'payment_intent_unexpected_state',
  message: 'This payment was canceled, and nothing was charged. Please begin again.',
};

const isOver = ({ state }: SandboxIntentRow): boolean => state === 'succeeded' || state === 'canceled';

function afterCard(intent: SandboxIntentRow, number: string): SandboxMove {
  const card = behaviourOf(number);
  if (card.pays === true) return paid(intent, card.refundsGo);
  if (card.pays === false) return failed(card.code, card.message);
  return {
    state: 'requires_action',
    errorCode: null,
    errorMessage: null,
    event: 'payment_intent.requires_action',
  };
}

const paid = ({ amount }: SandboxIntentRow, refundsGo: SandboxIntentRow['refundsGo']): SandboxMove => ({
  state: 'succeeded',
  amountReceived: amount,
  errorCode: null,
  errorMessage: null,
  refundsGo,
  event: 'payment_intent.succeeded',
});

const failed = (errorCode: string, errorMessage: string): SandboxMove => ({
  state: 'requires_payment_method',
  errorCode,
  errorMessage,
  event: 'payment_intent.payment_failed',
});

const toAnswer = (row: SandboxIntentRow): SandboxIntent => ({
  paymentIntentId: row.id,
  state: row.state,
  amount: row.amount,
  currency: row.currency,
  description: row.description,
  error: row.errorCode ? { code: row.errorCode, message: row.errorMessage ?? row.errorCode } : null,
});

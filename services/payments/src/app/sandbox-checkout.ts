import { Inject, Injectable } from '@nestjs/common';
import type { SandboxIntent } from '@waymark/contracts/payments/http';
import * as rpc from '@waymark/contracts/payments/payments.endpoints';
import type { RpcInput } from '@waymark/contracts/rpc';
import { AppError } from '@waymark/kernel/app-error';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK, SERVICE_ENV } from '@waymark/platform/platform.module';
import { isFinal } from '../domain/intent.ts';
import type { PaymentsEnv } from '../env.ts';
import { behaviourOf, cardIssues } from '../integrations/sandbox/cards.ts';
import { SandboxProvider, toError } from '../integrations/sandbox/sandbox-provider.ts';
import { SandboxRepository } from '../persistence/sandbox.repository.ts';
import type { SandboxIntentRow, SandboxUpdate } from '../persistence/sandbox.row.ts';

/** Replaces Stripe's form and the bank's page. The client secret authorizes the payer. */
@Injectable()
export class SandboxCheckout {
  constructor(
    @Inject(SERVICE_ENV) private readonly env: PaymentsEnv,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly records: SandboxRepository,
    private readonly provider: SandboxProvider,
  ) {}

  @RpcHandler(rpc.GetSandboxIntent)
  async find({ clientSecret }: RpcInput<typeof rpc.GetSandboxIntent>): Promise<SandboxIntent> {
    return toSandboxIntent(await this.findBySecret(clientSecret));
  }

  @RpcHandler(rpc.SandboxConfirm)
  async confirm({ clientSecret, ...card }: RpcInput<typeof rpc.SandboxConfirm>): Promise<SandboxIntent> {
    const { id } = await this.findBySecret(clientSecret);
    const issues = cardIssues(card, this.clock.now());
    if (issues.length > 0) throw new AppError('VALIDATION', issues[0]!.message, { issues });
    const confirmed = await this.update(id, (intent) =>
      isFinal(intent.state) ? null : submitCard(intent, card.number),
    );
    return confirmed.state === 'canceled' ? { ...confirmed, error: CANCELED } : confirmed;
  }

  @RpcHandler(rpc.SandboxAuthenticate)
  async authenticate({
    clientSecret,
    approve,
  }: RpcInput<typeof rpc.SandboxAuthenticate>): Promise<SandboxIntent> {
    const { id } = await this.findBySecret(clientSecret);
    return this.update(id, (intent) => {
      if (intent.state !== 'requires_action') return null;
      return approve
        ? paid(intent, 'at-once')
        : failed('payment_intent_authentication_failure', NOT_CONFIRMED);
    });
  }

  private async update(
    id: string,
    decide: (intent: SandboxIntentRow) => SandboxUpdate | null,
  ): Promise<SandboxIntent> {
    return toSandboxIntent((await this.provider.update(id, decide))!);
  }

  private async findBySecret(clientSecret: string): Promise<SandboxIntentRow> {
    const intent =
      this.env.PAYMENTS_PROVIDER === 'sandbox' && (await this.records.findBySecret(clientSecret));
    if (!intent) throw new AppError('NOT_FOUND', 'We could not find this payment.');
    return intent;
  }
}

const NOT_CONFIRMED = 'Your bank did not confirm that it is you. Please try again or choose another card.';

const CANCELED = {
  code: 'payment_intent_unexpected_state',
  message: 'This payment was canceled, and nothing was charged. Please start again.',
};

function submitCard(intent: SandboxIntentRow, number: string): SandboxUpdate {
  const card = behaviourOf(number);
  if (card.pays === true) return paid(intent, card.refunds);
  if (card.pays === false) return failed(card.code, card.message);
  return {
    state: 'requires_action',
    errorCode: null,
    errorMessage: null,
    event: 'payment_intent.requires_action',
  };
}

const paid = (
  { amount }: SandboxIntentRow,
  refundBehaviour: SandboxIntentRow['refundBehaviour'],
): SandboxUpdate => ({
  state: 'succeeded',
  amountReceived: amount,
  errorCode: null,
  errorMessage: null,
  refundBehaviour,
  event: 'payment_intent.succeeded',
});

const failed = (errorCode: string, errorMessage: string): SandboxUpdate => ({
  state: 'requires_payment_method',
  errorCode,
  errorMessage,
  event: 'payment_intent.payment_failed',
});

const toSandboxIntent = (row: SandboxIntentRow): SandboxIntent => ({
  paymentIntentId: row.id,
  state: row.state,
  amount: row.amount,
  currency: row.currency,
  description: row.description,
  error: toError(row),
});

import { Injectable, Logger } from '@nestjs/common';
import { Currency } from '@waymark/contracts/money';
import { PaymentCaptured } from '@waymark/contracts/payments/events';
import type { IntentState } from '@waymark/contracts/payments/http';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { type Intent, isFinal } from '../domain/intent.ts';
import { changed } from './changed.ts';
import { INTENT } from './intent.columns.ts';
import { moneyOf } from './money.ts';
import { RefundsRepository } from './refunds.repository.ts';

/** What a provider says of an intent, in the parts that are stored. */
export interface ProviderWord {
  id: string;
  clientSecret: string;
  state: IntentState;
  currency: string;
  amountReceived: number;
  error: { code: string; message: string } | null;
}

/** Writes down what the provider says, forward only, with everything that follows from it, once. */
@Injectable()
export class CapturesRepository {
  private readonly logger = new Logger(CapturesRepository.name);

  constructor(
    private readonly db: Database,
    private readonly refunds: RefundsRepository,
  ) {}

  /** The intent as it stands afterwards. The same word again changes nothing. */
  async apply(intentId: string, word: ProviderWord): Promise<Intent> {
    return this.db.transaction(async (tx) => {
      const [found] = await tx.em.query<Intent[]>(
        `SELECT ${INTENT} FROM intents i WHERE id = $1 FOR UPDATE`,
        [intentId],
      );
      const intent = found!;
      if (isFinal(intent.state)) return intent;
      return word.state === 'succeeded' ? this.capture(tx, intent, word) : this.move(tx, intent, word);
    });
  }

  /** The provider will never have it: nothing can be paid on it. */
  async refuse(intentId: string, code: string, message: string): Promise<void> {
    await this.db.transaction((tx) =>
      tx.em.query(
        `UPDATE intents SET state = 'canceled', check_at = NULL, error_code = $2, error_message = $3
         WHERE id = $1 AND provider_id IS NULL AND state <> 'canceled'`,
        [intentId, code, message],
      ),
    );
  }

  private async move(tx: Tx, intent: Intent, word: ProviderWord): Promise<Intent> {
    const [moved] = await changed<Intent>(
      tx.em,
      `UPDATE intents i SET provider_id = $2, client_secret = $3, state = $4, error_code = $5, error_message = $6,
         check_at = CASE WHEN $4 = 'canceled' THEN NULL ELSE check_at END
       WHERE id = $1 RETURNING ${INTENT}`,
      [
        intent.id,
        word.id,
        word.clientSecret,
        word.state,
        word.error?.code ?? null,
        word.error?.message ?? null,
      ],
    );
    return moved!;
  }

  private async capture(tx: Tx, intent: Intent, word: ProviderWord): Promise<Intent> {
    const [captured] = await changed<Intent & { capturedAt: Date }>(
      tx.em,
      `UPDATE intents i SET provider_id = $2, client_secret = $3, state = 'succeeded', captured_amount = $4,
         captured_currency = $5, captured_at = now(), error_code = NULL, error_message = NULL, check_at = NULL
       WHERE id = $1 RETURNING ${INTENT}, i.captured_at AS "capturedAt"`,
      [intent.id, word.id, word.clientSecret, word.amountReceived, word.currency],
    );
    if (word.amountReceived > 0) {
      await tx.em.query(
        `INSERT INTO ledger (kind, intent_id, amount, currency) VALUES ('capture', $1, $2, $3)`,
        [intent.id, word.amountReceived, word.currency],
      );
    }
    if (captured!.mismatch) await this.giveBack(tx, intent, word);
    else {
      const data = { ...moneyOf(intent, Currency.parse(word.currency)), amount: intent.amount };
      tx.emit(
        PaymentCaptured,
        { ...data, paidAt: captured!.capturedAt.toISOString() },
        { audience: [intent.payerId] },
      );
    }
    await this.refunds.applyWishes(tx, intent.id);
    return captured!;
  }

  private async giveBack(tx: Tx, intent: Intent, word: ProviderWord): Promise<void> {
    this.logger.error({
      msg: 'another amount was paid than asked: all of it goes back',
      intentId: intent.id,
      asked: `${intent.amount} ${intent.currency}`,
      paid: `${word.amountReceived} ${word.currency}`,
    });
    await this.refunds.want(tx, {
      sessionId: intent.sessionId,
      cause: 'refused',
      refusal: 'wrong-amount',
      intentId: intent.id,
      amount: null,
    });
  }
}

import { Controller } from '@nestjs/common';
import type { PaymentsFile } from '@waymark/contracts/payments/admin-payments';
import type { Earning } from '@waymark/contracts/payments/earnings';
import { ExportEarnings, ListEarnings } from '@waymark/contracts/payments/earnings.endpoints';
import { AppError } from '@waymark/kernel/app-error';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { Serves } from '../http/endpoint.ts';
import { type Column, csvOf, decimal } from './csv.ts';

const MAX_EXPORTED = 5_000;
const PAGE = 100;

const columns: Column<Earning>[] = [
  ['receipt', ({ receipt }) => receipt],
  ['session', ({ sessionId }) => sessionId],
  ['session starts', ({ startsAt }) => startsAt],
  ['paid by the learner', ({ capturedAt }) => capturedAt],
  ['currency', ({ currency }) => currency],
  ['price', ({ price }) => decimal(price)],
  ['refunded', ({ refunded }) => decimal(refunded)],
  ['fee', ({ fee }) => decimal(fee)],
  ['share', ({ share }) => decimal(share)],
  ['paid out', ({ paid }) => decimal(paid)],
  ['state', ({ state }) => state],
  ['due', ({ dueAt }) => dueAt],
  ['last payout', ({ paidAt }) => paidAt],
];

@Controller()
export class EarningsController {
  constructor(private readonly services: RpcClient) {}

  @Serves(ExportEarnings)
  async export(): Promise<PaymentsFile> {
    const found: Earning[] = [];
    let cursor: string | undefined;
    do {
      const page = await this.services.call(ListEarnings, { limit: PAGE, cursor });
      found.push(...page.items);
      cursor = page.nextCursor ?? undefined;
      if (found.length === MAX_EXPORTED && cursor) throw tooMany();
    } while (cursor);
    return { filename: 'earnings.csv', count: found.length, text: csvOf(columns, found) };
  }
}

const tooMany = (): AppError =>
  new AppError('RULE_REFUSED', 'You have more than 5,000 payments. Ask our team for the file.');

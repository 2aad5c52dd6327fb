import { Controller, Param, Query } from '@nestjs/common';
import { ListUserNames, ListUsers } from '@waymark/contracts/identity/admin-users.endpoints';
import {
  type AdminPayment,
  ExportPaymentsQuery,
  ListPaymentsQuery,
  type PaymentRecord,
  type PaymentsFile,
} from '@waymark/contracts/payments/admin-payments';
import * as payments from '@waymark/contracts/payments/admin-payments.endpoints';
import { Id } from '@waymark/contracts/roadmaps/id';
import { AppError } from '@waymark/kernel/app-error';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { Serves } from '../http/endpoint.ts';
import { paymentsCsv } from './payments-csv.ts';

const MAX_USERS = 100;
const MAX_EXPORTED = 5_000;
const EXPORT_PAGE = 500;

type Person = AdminPayment['payer'];

/** Payments belong to services/payments, user names to services/identity. */
@Controller()
export class AdminPaymentsController {
  constructor(private readonly services: RpcClient) {}

  @Serves(payments.ListPaymentsEndpoint)
  // The items of a page become the response.
  async list(@Query({ schema: ListPaymentsQuery }) query: ListPaymentsQuery): Promise<never> {
    const userIds = query.q ? await this.idsOf(query.q) : [];
    const { items, nextCursor } = await this.services.call(payments.ListPaymentsOfUsers, {
      ...query,
      userIds,
    });
    const name = await this.namesOf(items.map(({ payer }) => payer));
    return { items: items.map((item) => ({ ...item, payer: name(item.payer) })), nextCursor } as never;
  }

  @Serves(payments.GetPaymentEndpoint)
  async get(@Param('id', { schema: Id }) id: string): Promise<PaymentRecord> {
    const record = await this.services.call(payments.GetPaymentRecord, { id });
    const { payer, timeline, refunds } = record;
    const admins = refunds.flatMap(({ by }) => by ?? []);
    const name = await this.namesOf([payer, ...admins]);
    const named = <T extends { by: Person | null }>(item: T): T => ({
      ...item,
      by: item.by && name(item.by),
    });
    return { ...record, payer: name(payer), timeline: timeline.map(named), refunds: refunds.map(named) };
  }

  @Serves(payments.ExportPaymentList)
  async export(@Query({ schema: ExportPaymentsQuery }) query: ExportPaymentsQuery): Promise<PaymentsFile> {
    const filter = { ...query, userIds: await this.idsOf(query.q), limit: EXPORT_PAGE };
    const found: AdminPayment[] = [];
    let cursor: string | undefined;
    do {
      const page = await this.services.call(payments.ListPaymentsOfUsers, { ...filter, cursor });
      found.push(...page.items);
      cursor = page.nextCursor ?? undefined;
      if (found.length > MAX_EXPORTED || (found.length === MAX_EXPORTED && cursor)) throw tooMany();
    } while (cursor);
    const name = await this.namesOf(found.map(({ payer }) => payer));
    const named = found.map((item) => ({ ...item, payer: name(item.payer) }));
    return { filename: 'payments.csv', count: named.length, text: paymentsCsv(named) };
  }

  private async idsOf(q: string | undefined): Promise<number[]> {
    if (!q) return [];
    const { items } = await this.services.call(ListUsers, { q, limit: MAX_USERS });
    return items.map(({ id }) => id);
  }

  private async namesOf(people: Person[]): Promise<(person: Person) => Person> {
    const ids = [...new Set(people.map(({ id }) => id))];
    const batches = Array.from({ length: Math.ceil(ids.length / MAX_USERS) }, (_, batch) =>
      this.services.call(ListUserNames, { ids: ids.slice(batch * MAX_USERS, (batch + 1) * MAX_USERS) }),
    );
    const users = (await Promise.all(batches)).flat();
    const names = new Map(users.map(({ id, username }) => [id, username]));
    return ({ id }) => ({ id, name: names.get(id) ?? null });
  }
}

const tooMany = (): AppError =>
  new AppError(
    'RULE_REFUSED',
    'More than 5,000 payments match. Choose a shorter time, and export the others separately.',
  );

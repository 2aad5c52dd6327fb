import { Controller, Param, Query } from '@nestjs/common';
import { ListUserNames, ListUsers } from '@waymark/contracts/identity/admin-users.endpoints';
import {
  type AdminPayment,
  ListPaymentsQuery,
  type PaymentRecord,
} from '@waymark/contracts/payments/admin-payments';
import * as payments from '@waymark/contracts/payments/admin-payments.endpoints';
import { Id } from '@waymark/contracts/roadmaps/id';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { Serves } from '../http/endpoint.ts';

const MAX_USERS = 100;

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

  private async idsOf(q: string): Promise<number[]> {
    const { items } = await this.services.call(ListUsers, { q, limit: MAX_USERS });
    return items.map(({ id }) => id);
  }

  private async namesOf(people: Person[]): Promise<(person: Person) => Person> {
    const ids = [...new Set(people.map(({ id }) => id))];
    const users = ids.length > 0 ? await this.services.call(ListUserNames, { ids }) : [];
    const names = new Map(users.map(({ id, username }) => [id, username]));
    return ({ id }) => ({ id, name: names.get(id) ?? null });
  }
}

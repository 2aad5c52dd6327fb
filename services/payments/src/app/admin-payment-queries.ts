import { Injectable } from '@nestjs/common';
import type { PaymentRecord } from '@waymark/contracts/payments/admin-payments';
import * as rpc from '@waymark/contracts/payments/admin-payments.endpoints';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import { RpcHandler } from '@waymark/messaging/decorators';
import { paymentNotFound } from '../domain/intent.ts';
import { AdminPaymentsReader } from '../persistence/admin-payments.reader.ts';
import { PaymentRecordReader } from '../persistence/payment-record.reader.ts';

@Injectable()
export class AdminPaymentQueries {
  constructor(
    private readonly payments: AdminPaymentsReader,
    private readonly records: PaymentRecordReader,
  ) {}

  @RpcHandler(rpc.ListPaymentsOfUsers)
  list(query: RpcInput<typeof rpc.ListPaymentsOfUsers>): Promise<RpcOutput<typeof rpc.ListPaymentsOfUsers>> {
    return this.payments.page(query);
  }

  @RpcHandler(rpc.GetPaymentRecord)
  async get({ id }: RpcInput<typeof rpc.GetPaymentRecord>): Promise<PaymentRecord> {
    const record = await this.records.find(id);
    if (!record) throw paymentNotFound();
    return record;
  }
}

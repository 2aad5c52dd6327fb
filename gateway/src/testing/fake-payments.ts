import * as rpc from '@waymark/contracts/payments/payments.endpoints';
import * as account from '@waymark/contracts/payments/rpc-account';
import { rpcsIn } from '@waymark/contracts/rpc';
import { exportOf, FakeService } from './fake-service.ts';
import { AT, anIntent, INTENT_ID, SESSION_ID } from './samples.ts';

const sum = { amount: 2_500, currency: 'USD' } as const;
const sandboxIntent = () => ({
  ...{ ...sum, paymentIntentId: INTENT_ID, state: 'succeeded' as const },
  ...{ description: 'A session', error: null },
});
const problem = () => ({
  ...{ ...sum, id: 'r1', kind: 'refund' as const, sessionId: SESSION_ID, payerId: 1000 },
  ...{ state: 'failing', attempts: 3, lastError: 'the provider is away', since: AT, nextTryAt: null },
});

/** Returns success for every request. */
export class FakePayments extends FakeService {
  constructor() {
    super('payments', rpcsIn(rpc, account));
    this.on(rpc.CreateIntent, ({ sessionId }) => anIntent({ sessionId }));
    this.on(rpc.StartPaidBooking, () => anIntent());
    this.on(rpc.ReceiveWebhook, () => ({ received: true as const }));
    this.on(rpc.SandboxConfirm, sandboxIntent).on(rpc.GetSandboxIntent, sandboxIntent);
    this.on(rpc.SandboxAuthenticate, sandboxIntent).on(rpc.RetryRefund, problem);
    this.on(account.ExportPayments, () => exportOf('payments'));
    this.on(account.GetPaymentsAtDeletion, () => ({ records: 1, openRefunds: [], owed: [] }));
    const outcome = { outcome: 'booked', sessionId: SESSION_ID, message: null } as const;
    this.on(rpc.ConfirmPayment, () => outcome);
  }
}

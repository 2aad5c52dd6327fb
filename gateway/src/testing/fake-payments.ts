import * as rpc from '@waymark/contracts/payments/rpc';
import { anIntent, aProblem, aSandboxIntent, SESSION_ID } from './booking-samples.ts';
import { FakeService } from './fake-service.ts';

/** Says yes to everything. */
export class FakePayments extends FakeService {
  constructor() {
    super('payments', rpc.paymentsRpcs);
    this.on(rpc.CreateIntent, ({ sessionId }) => anIntent({ sessionId }));
    this.on(rpc.ConfirmPayment, () => ({
      state: 'succeeded' as const,
      sessionId: SESSION_ID,
      message: null,
      refunding: false,
    }));
    this.on(rpc.ReceiveWebhook, () => ({ received: true as const }));
    this.on(rpc.SandboxConfirm, aSandboxIntent).on(rpc.SandboxIntentOf, aSandboxIntent);
    this.on(rpc.SandboxAuthenticate, aSandboxIntent);
    this.on(rpc.GetPaymentOverview, () => ({
      provider: 'sandbox' as const,
      totals: [{ currency: 'USD' as const, captured: 2_500, refunded: 0, intents: 2_500 }],
      problems: [aProblem()],
    }));
    this.on(rpc.RetryRefund, aProblem);
  }
}

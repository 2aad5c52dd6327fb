// guarantees: An account: cancelled at once, kept or erased by each service once, in a race with bookings; no name remains
// guarantees: The export contains all the own data and nothing of others, in messages below 1 MB
import { describe, expect, it } from '@jest/globals';
import { UserDeleted } from '@waymark/contracts/identity/events';
import { RefundSettled } from '@waymark/contracts/payments/events';
import type { PaymentIntent } from '@waymark/contracts/payments/http';
import { ConfirmPayment } from '@waymark/contracts/payments/payments.endpoints';
import { ExportPayments, GetPaymentsAtDeletion } from '@waymark/contracts/payments/rpc-account';
import { SessionCancelled } from '@waymark/contracts/scheduling/events';
import { newId } from '@waymark/kernel/ids';
import { asLearner, asMentor } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { exportedFiles, tablesWith } from '@waymark/testing/person-data';
import { PayRefunds } from './app/pay-refunds.ts';
import { manifest } from './manifest.ts';
import { FakeProvider } from './testing/fake-provider.ts';
import { Harness } from './testing/harness.ts';
import { sessionFacts } from './testing/session-facts.ts';

const provider = new FakeProvider();
const payments = new Harness({
  provider,
  variables: { PAYMENTS_SWEEP_SECONDS: '3600', REFUND_RETRY_SECONDS: '3600' },
}).forFile();

async function paid(): Promise<PaymentIntent> {
  const intent = await payments.intent();
  provider.pay(intent.paymentIntentId);
  await payments.call(ConfirmPayment, { paymentIntentId: intent.paymentIntentId }, asLearner());
  return intent;
}

async function erase(userId: number): Promise<void> {
  const id = newId();
  await payments.publish(UserDeleted, { userId, roadmaps: 'keep' }, { id });
  await eventually(async () => {
    expect(await payments.sql('SELECT FROM inbox WHERE event_id = $1', [id])).toHaveLength(1);
  });
}

describe('a deleted account', () => {
  it('leaves payments without the name of the mentor, and every invariant holds', async () => {
    const { sessionId } = await paid();
    await payments.sql("UPDATE intents SET mentor_name = 'Zebulon Quill' WHERE session_id = $1", [sessionId]);
    const [{ mentor_id: mentorId } = { mentor_id: 0 }] = await payments.sql<{ mentor_id: number }>(
      'SELECT mentor_id FROM intents WHERE session_id = $1',
      [sessionId],
    );
    await erase(mentorId);
    await erase(mentorId);
    expect(await tablesWith(payments, manifest, 'zebulon quill')).toEqual([]);
    expect(await payments.sql('SELECT FROM ledger')).not.toEqual([]);
    expect(await payments.brokenInvariants()).toEqual([]);
  });

  it('still gets its open refund', async () => {
    const { sessionId } = await paid();
    await payments.publish(SessionCancelled, {
      ...{ ...sessionFacts(sessionId), cancelledBy: 'learner', refundCents: 2_500 },
    });
    await eventually(async () => {
      expect(
        await payments.sql('SELECT FROM refund_requests WHERE session_id = $1', [sessionId]),
      ).toHaveLength(1);
    });
    await erase(asLearner().userId);
    await payments.get(PayRefunds).execute();
    await eventually(async () => {
      expect(await payments.emitted(RefundSettled, { sessionId })).toHaveLength(1);
    });
  });
});

describe('the export', () => {
  it('contains the own payments without secrets, and nothing for others', async () => {
    const { clientSecret } = await paid();
    const { files } = await exportedFiles(payments, ExportPayments, asLearner());
    expect(files.payments?.[0]).toMatchObject({ role: 'paid', amount: 2_500, currency: expect.any(String) });
    expect(JSON.stringify(files)).not.toContain(clientSecret);
    const { records } = await payments.call(GetPaymentsAtDeletion, {}, asLearner());
    expect(records).toBe(files.payments?.length);
    const others = await exportedFiles(payments, ExportPayments, asMentor(999));
    const none = { disputes: [], earnings: [], 'fraud-warnings': [], payments: [], payouts: [], refunds: [] };
    expect(others.files).toEqual(none);
    const { files: described } = await payments.call(ExportPayments, { cursor: null }, asMentor(999));
    expect(Object.keys(described!).sort()).toEqual(Object.keys(others.files).sort());
  });
});

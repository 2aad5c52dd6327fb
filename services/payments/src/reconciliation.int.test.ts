// guarantees: The scheduled comparison applies what was done at the provider, one process at a time, and resumes
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { PaymentIntent } from '@waymark/contracts/payments/http';
import { GetPaymentOverview } from '@waymark/contracts/payments/payments.endpoints';
import { newId } from '@waymark/kernel/ids';
import { asAdmin } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { DeleteOutdated } from './app/delete-outdated.ts';
import { RunReconciliation } from './app/run-reconciliation.ts';
import { ProviderScene } from './testing/provider-scene.ts';

const scene = new ProviderScene();
const { provider, payments } = scene;
payments.forFile();
beforeEach(async () => {
  await payments.sql('DELETE FROM reconciliations');
  provider.listed.length = 0;
});

const step = () => payments.get(RunReconciliation).execute();
const latest = async () => (await payments.call(GetPaymentOverview, {}, asAdmin())).reconciliation;
/** Runs all windows. */
async function reconcile() {
  do await step();
  while ((await payments.sql('SELECT FROM reconciliations WHERE finished_at IS NULL')).length > 0);
  return (await latest())!;
}
const age = async ({ paymentIntentId }: PaymentIntent, days: number) => {
  provider.createdAt.set(paymentIntentId, new Date(Date.now() - days * 86_400_000));
  const sql = 'UPDATE intents SET created_at = now() - make_interval(days => $2) WHERE provider_id = $1';
  await payments.sql(sql, [paymentIntentId, days]);
};

describe('a scheduled reconciliation', () => {
  it('applies payments, cancellations and refunds of the dashboard without webhooks, and lists them', async () => {
    const [refunded, captured, canceled] = [
      await scene.paid(),
      await payments.intent(),
      await payments.intent(),
    ];
    provider.refundInDashboard(refunded.paymentIntentId, 1_000);
    provider.pay(captured.paymentIntentId);
    provider.intents.get(canceled.paymentIntentId)!.state = 'canceled';
    const { compared, findings } = await reconcile();
    expect(compared).toBe(3);
    expect(findings.every(({ isRepaired }) => isRepaired)).toBe(true);
    const texts = findings.map(({ text }) => text).join('\n');
    expect(texts).toMatch(/0\.00 USD is refunded in the ledger, 10\.00 USD at sandbox/);
    expect(texts).toMatch(/0\.00 USD is captured here, 25\.00 USD at sandbox/);
    expect(texts).toMatch(/is requires_payment_method here, canceled at sandbox/);
    expect(await payments.ledger(refunded.sessionId)).toContain('refund 1000');
    await payments.captured(captured.sessionId);
    expect(
      await payments.sql('SELECT state FROM intents WHERE session_id = $1', [canceled.sessionId]),
    ).toEqual([{ state: 'canceled' }]);
    expect((await reconcile()).findings).toEqual([]);
  });

  it('lists differences that it cannot repair, and payments that are not stored', async () => {
    const intent = await scene.paid();
    const theirs = provider.intents.get(intent.paymentIntentId)!;
    theirs.amountReceived = 9_900;
    provider.intents.set('pi_lost', { ...theirs, id: 'pi_lost', intentId: newId() });
    provider.intents.set('pi_other_client', { ...theirs, id: 'pi_other_client', intentId: null });
    const { findings } = await reconcile();
    expect(findings).toEqual([
      { text: expect.stringMatching(/25\.00 USD is captured here, 99\.00 USD/), isRepaired: false },
      { text: expect.stringMatching(/sandbox has received 99\.00 USD for pi_lost/), isRepaired: false },
    ]);
    for (const id of ['pi_lost', 'pi_other_client']) provider.intents.delete(id);
    theirs.amountReceived = 2_500;
  });

  it('continues at its position in another process, one window at a time', async () => {
    const old = await scene.paid();
    await age(old, 19);
    provider.refundInDashboard(old.paymentIntentId, 500);
    expect(await step()).toBe(true);
    expect(await payments.ledger(old.sessionId)).toContain('refund 500');
    expect((await latest())?.finishedAt).toBeNull();
    await payments.restart();
    const { finishedAt, findings } = await reconcile();
    expect(finishedAt).not.toBeNull();
    expect(findings).toHaveLength(1);
    const days = provider.listed.map((at) => Math.round((Date.now() - at.getTime()) / 86_400_000));
    expect(days).toEqual([20, 13, 6]);
  });

  it('is left to the process that has its lease, and retried after the lease of a failed one', async () => {
    const old = await scene.paid();
    await age(old, 2);
    provider.intents.get(old.paymentIntentId)!.amountRefunded = 1;
    provider.failNext('retrieve', 'unavailable');
    expect((await reconcile()).findings).toEqual([expect.objectContaining({ isRepaired: false })]);
    await payments.sql('DELETE FROM reconciliations');
    provider.failNext('listIntents', 'unavailable');
    await expect(step()).rejects.toThrow('status 500');
    expect(await step()).toBe(false);
    await payments.sql('UPDATE reconciliations SET leased_until = now()');
    expect(await step()).toBe(true);
    provider.intents.get(old.paymentIntentId)!.amountRefunded = 0;
  });

  it('starts by itself when it is due, and is deleted after a month', async () => {
    await payments.restart({ PAYMENTS_RECONCILE_MINUTES: '60' });
    await eventually(async () => expect((await latest())?.finishedAt).toBeTruthy());
    await payments.restart({ PAYMENTS_RECONCILE_MINUTES: '0' });
    const count = async () => (await payments.sql('SELECT FROM reconciliations')).length;
    expect(await count()).toBe(1);
    await payments.sql(`UPDATE reconciliations SET finished_at = now() - interval '31 days'`);
    await payments.get(DeleteOutdated).execute();
    expect(await count()).toBe(0);
  });
});

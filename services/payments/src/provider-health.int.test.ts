// guarantees: A provider that refuses our key or account raises one alarm, cleared when it accepts requests again
import { beforeEach, describe, expect, it } from '@jest/globals';
import { ProviderRecovered, ProviderRefusing } from '@waymark/contracts/payments/events';
import {
  ConfirmPayment,
  CreateIntent,
  GetPaymentOverview,
} from '@waymark/contracts/payments/payments.endpoints';
import { asAdmin, asLearner } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { rejectionOf } from '@waymark/testing/rejection';
import { ProbeProvider } from './app/probe-provider.ts';
import { ProviderScene } from './testing/provider-scene.ts';

const scene = new ProviderScene();
const { provider, payments } = scene;
payments.forFile();
beforeEach(async () => {
  await payments.sql('DELETE FROM provider_alarms');
  await payments.sql(`DELETE FROM outbox WHERE topic LIKE 'payments.provider.%'`);
  await probe();
});

const probe = () => payments.get(ProbeProvider).execute();
const pay = () =>
  rejectionOf(payments.call(CreateIntent, { sessionId: payments.payable().sessionId }, asLearner()));
const alarm = async () => (await payments.call(GetPaymentOverview, {}, asAdmin())).alarm;
const published = async () => ({
  refusing: (await payments.emitted(ProviderRefusing)).length,
  recovered: (await payments.emitted(ProviderRecovered)).length,
});

describe('a provider that refuses our key', () => {
  it('raises one alarm for many requests, and learners read at once that payments are not possible', async () => {
    provider.failNext('createIntent', 'refuses', 3);
    for (const _ of [1, 2, 3]) {
      expect(await pay()).toMatchObject({
        ...{ code: 'RULE_REFUSED', message: expect.stringContaining('Payments are not possible') },
      });
    }
    expect(await alarm()).toMatchObject({ reason: 'key', message: 'the key was revoked' });
    expect(await published()).toEqual({ refusing: 1, recovered: 0 });
  });

  it('clears the alarm with the first accepted request, and reports it once', async () => {
    provider.failNext('createIntent', 'refuses');
    await pay();
    await scene.paid();
    await scene.paid();
    expect(await alarm()).toBeNull();
    expect(await published()).toEqual({ refusing: 1, recovered: 1 });
  });

  it('is noticed by the probe while no one pays, also by another process', async () => {
    const other = await payments.startReplica();
    await other.app.get(ProbeProvider).execute();
    provider.failNext('probe', 'refuses');
    await probe();
    expect(await alarm()).toMatchObject({ reason: 'key' });
    await other.app.get(ProbeProvider).execute();
    await other.stop();
    expect(await alarm()).toBeNull();
    expect(await published()).toEqual({ refusing: 1, recovered: 1 });
  });

  it('does not notify again within an hour', async () => {
    for (const _ of [1, 2]) {
      provider.failNext('probe', 'refuses');
      await probe();
      await probe();
    }
    expect(await published()).toEqual({ refusing: 1, recovered: 1 });
    await payments.sql(`UPDATE provider_alarms SET notified_at = now() - interval '61 minutes'`);
    provider.failNext('probe', 'refuses');
    await probe();
    expect(await published()).toEqual({ refusing: 2, recovered: 1 });
  });

  it('leaves a payment that cannot be checked as processing, with a text for the payer', async () => {
    const { paymentIntentId } = await payments.intent();
    provider.failNext('retrieve', 'refuses');
    expect(await payments.call(ConfirmPayment, { paymentIntentId }, asLearner())).toMatchObject({
      ...{ outcome: 'processing', message: expect.stringContaining('Please do not pay again') },
    });
  });
});

describe('the probe', () => {
  it('runs on a timer', async () => {
    provider.failNext('probe', 'refuses');
    await payments.restart({ PAYMENTS_PROBE_SECONDS: '1' });
    await eventually(async () => expect(await published()).toMatchObject({ refusing: 1 }));
    await payments.restart();
  });
});

describe('a provider that takes no payments for the account', () => {
  it('keeps the alarm through other requests, until a payment or the probe is accepted', async () => {
    const { paymentIntentId } = await payments.intent();
    provider.failNext('createIntent', 'restricted');
    expect(await pay()).toMatchObject({ code: 'RULE_REFUSED' });
    await payments.call(ConfirmPayment, { paymentIntentId }, asLearner());
    expect(await alarm()).toMatchObject({ reason: 'account' });
    await payments.intent();
    expect(await alarm()).toBeNull();
  });
});

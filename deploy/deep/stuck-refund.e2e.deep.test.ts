// covers: services/payments, services/scheduling, libs/messaging, libs/database
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import type { Browser } from 'playwright-core';
import { toastOf } from '../e2e/booking-screens.ts';
import { launchBrowser, loginAs, newPage } from '../test/browser.ts';
import { type Fault, faultsAt, loaded, WIDTHS } from '../test/screen-faults.ts';
import { paidAndCancelled } from './paid-and-cancelled.ts';
import { CANCELLED, itEndsConsistently, sagaForTests } from './saga-scene.ts';

const saga = sagaForTests({ REFUND_RETRY_SECONDS: '1' });
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

describe('a refund that the account at the provider cannot cover', () => {
  it('is reported to an admin with its reason, and succeeds when the admin tries it again later', async () => {
    saga().stripe.account.isEmpty = true;
    const intent = await paidAndCancelled(saga());
    const page = await newPage(browser, { url: saga().faults.url, timeZone: 'UTC' });
    await loginAs(page, 'admin');
    await page.goto('/notifications');
    await page
      .getByRole('link', { name: 'A refund of €40.00 does not go through' })
      .first()
      .click({ timeout: 60_000 });
    await page.waitForURL('**/admin/payments');
    const problem = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: /^Refund of €40\.00/ }) });
    await problem.getByText('Stuck').waitFor();
    await problem.getByText('Stripe rejected the request: Insufficient funds in Stripe account.').waitFor();
    await problem.getByText(intent.sessionId).waitFor();
    const faults: Fault[] = [];
    for (const width of WIDTHS) faults.push(...(await faultsAt(page, width)));
    expect(faults).toEqual([]);

    const again = problem.getByRole('button', { name: 'Try again: Refund of €40.00' });
    await again.click();
    await toastOf(page, 'Tried again').waitFor();
    await problem.getByText('Stuck').waitFor();
    expect(await saga().faults.stateOf(intent.sessionId)).toMatchObject({
      payment: 'refunding',
      refunded: 0,
    });

    // Postpones the next attempt, so that only the button refunds. An attempt under way would still set its own.
    const soon = "SELECT id FROM payments.refunds WHERE next_try_at < now() + interval '30 minutes'";
    await eventually(async () => {
      await saga().faults.query("UPDATE payments.refunds SET next_try_at = now() + interval '1 hour'");
      await sleep(1_000);
      expect(await saga().faults.query(soon)).toEqual([]);
    });
    saga().stripe.account.isEmpty = false;
    await again.click();
    await toastOf(page, 'Refund completed').waitFor();
    await page.getByText('Nothing needs attention. All refunds have gone through.').waitFor();
    const totals = page.getByRole('row', { name: /^EUR/ }).getByRole('cell');
    expect(await totals.allTextContents()).toEqual(['€40.00', '€40.00', '€0.00']);
    await saga().faults.until(intent.sessionId, CANCELLED);
    await page.reload();
    await loaded(page);
    await page.getByText('All refunds have gone through.').waitFor();
  });
});

itEndsConsistently(saga);

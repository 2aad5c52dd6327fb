import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import pg from 'pg';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../test/browser.ts';
import { e2e } from '../test/e2e.ts';
import { emailOf } from './booking-scene.ts';
import {
  bookPaid,
  mailsTo,
  mentorOn,
  newLearnerOn,
  shiftTo,
  toastOf,
  untilStatus,
} from './booking-screens.ts';
import { grantRole, newCalendar } from './people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
});

/** As if the session had been paid and had ended more than a week ago. */
async function movePaymentBack(sessionId: string): Promise<void> {
  const client = new pg.Client({ connectionString: e2e().services.databaseUrls.payments });
  await client.connect();
  const change = (sql: string) => client.query(sql, [sessionId]);
  try {
    await eventually(async () => {
      const ended = `UPDATE session_ends SET ended_at = now() - interval '8 days' WHERE session_id = $1`;
      expect((await change(ended)).rowCount).toBe(1);
    });
    await client.query('ALTER TABLE intents DISABLE TRIGGER intents_forward');
    await change(`UPDATE intents SET captured_at = now() - interval '9 days' WHERE session_id = $1`);
    await client.query('ALTER TABLE intents ENABLE TRIGGER intents_forward');
  } finally {
    await client.end();
  }
}

describe('the earnings of a mentor', () => {
  it('wait for the session, are due, and are paid when an admin marks them', async () => {
    const calendar = await newCalendar(2_000, 3);
    const [learner, admin] = [await newLearnerOn(browser), await newLearnerOn(browser)];
    await grantRole(admin.id, 'admin');
    const mentor = await mentorOn(browser, calendar);
    const session = await bookPaid(learner.page, calendar.mentorId, calendar.starts[6]!);
    await mentor.goto('/mentor/earnings');
    await mentor.getByText('After the session', { exact: true }).filter({ visible: true }).waitFor();

    await shiftTo(session.id, -2);
    await untilStatus(learner.page, session.id, 'completed');
    await movePaymentBack(session.id);
    await admin.page.goto('/admin/payments');
    await admin.page.getByRole('button', { name: `Mark €20.00 for ${calendar.username} as paid` }).click();
    const dialog = admin.page.getByRole('dialog', { name: 'Mark €20.00 as paid' });
    await dialog.getByLabel('Reference').fill('Bank transfer 12');
    await dialog.getByRole('button', { name: 'Mark as paid' }).click();
    await toastOf(admin.page, 'Payout recorded').waitFor();

    const [mail] = await mailsTo(mentor, emailOf(calendar.username), '€20.00 was paid to you');
    expect(mail!.text).toContain('Reference: Bank transfer 12');
    await mentor.reload();
    await mentor
      .getByText(/^Paid on/)
      .filter({ visible: true })
      .first()
      .waitFor();
    const saving = mentor.waitForEvent('download');
    await mentor.getByRole('button', { name: 'Save as CSV' }).click();
    expect((await saving).suggestedFilename()).toBe('earnings.csv');
    await eventually(async () => {
      const file = await mentor.request.get('/api/mentor/earnings/export');
      expect((await file.json()).text).toContain(',EUR,20.00,0.00,0.00,20.00,20.00,paid,');
    });
    for (const page of [learner.page, admin.page, mentor]) await page.context().close();
  });
});

import { expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Report } from '@waymark/contracts/identity/reports';
import { aUser } from '#testing/directory-samples.ts';
import { expectToast } from '#testing/expect-toast.ts';
import { FakeApi, refused } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import ReportsPage from './reports-page.tsx';

const aReport = (type: Report['target']['type']): Report => ({
  ...{ id: 'p1', reason: 'harmful', text: 'Read stage two.', reporter: null, resolution: null },
  createdAt: '2026-11-20T10:00:00.000Z',
  target: { type, id: 'r1', name: 'Out of debt', link: '/roadmap/r1', mentorId: 8 },
});

async function open(type: Report['target']['type'] = 'roadmap') {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const api = new FakeApi({
    '/api/user': { body: aUser({ role: 'admin' }) },
    '/api/admin/reports?': { body: [aReport(type)] },
    '/api/admin/waiting': {
      body: { applications: 3, reports: 100, cases: 0, payments: null, failures: 1 },
    },
    '/api/admin/users/8/message': { body: { success: true } },
    '/api/admin/reports/p1/resolve': refused(503, 'Back in a moment.'),
  });
  renderScreen(<ReportsPage />, '/admin/reports');
  await user.click(await screen.findByRole('button', { name: 'Resolve: Out of debt' }));
  return { user, api, dialog: within(await screen.findByRole('dialog')) };
}

it('writes to the mentor and resolves the report, and a repeated press writes no second time', async () => {
  const { user, api, dialog } = await open();
  await user.selectOptions(dialog.getByLabelText('Outcome'), 'Write to the mentor');
  await user.type(dialog.getByRole('textbox', { name: /Note/ }), 'Asked for a source.');
  await user.click(dialog.getByRole('button', { name: 'Resolve' }));
  await dialog.findByText('Please write what the other person reads.');
  await user.type(dialog.getByRole('textbox', { name: /Message/ }), 'Please add a source.');
  await user.click(dialog.getByRole('button', { name: 'Resolve' }));
  await dialog.findByText('Back in a moment.');
  api.responses['/api/admin/reports/p1/resolve'] = { body: aReport('roadmap') };
  await user.click(dialog.getByRole('button', { name: 'Resolve' }));
  await expectToast('Report resolved');
  const letters = api.sent.filter(({ url }) => url.endsWith('/message'));
  expect(letters).toMatchObject([{ body: { text: 'Please add a source.' } }, {}]);
  expect(new Set(letters.map(({ key }) => key)).size).toBe(1);
  expect(api.sent.at(-1)?.body).toEqual({ outcome: 'acted', note: 'Asked for a source.' });
});

it('offers nothing against a mentor for a review about them', async () => {
  const { dialog } = await open('review');
  expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Dismiss: it may stay',
    'We acted on it elsewhere',
  ]);
});

it('counts on the tabs what waits, without a count that cannot be read', async () => {
  await open();
  const links = (await screen.findAllByRole('link', { hidden: true })).map(({ textContent }) => textContent);
  expect(links).toEqual(expect.arrayContaining(['Applications3, 3 waiting', 'Payments', 'No-shows']));
  expect(links).toContain('Reports99+, more than 99 waiting');
});

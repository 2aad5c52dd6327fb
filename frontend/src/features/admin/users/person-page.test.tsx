import { beforeEach, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AuthoredItem } from '@waymark/contracts/community/moderation';
import type { AdminUser, PersonRecord } from '@waymark/contracts/identity/admin-users';
import { Route, Routes } from 'react-router-dom';
import { aReportedItem } from '#testing/community-samples.ts';
import { aUser } from '#testing/directory-samples.ts';
import { expectToast } from '#testing/expect-toast.ts';
import { FakeApi, refused } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import PersonPage from './person-page.tsx';

const AT = '2026-11-20T10:00:00.000Z';
const BASE = '/api/admin/users/7';
const ben: AdminUser = {
  ...{
    id: 7,
    username: 'ben',
    email: 'ben@example.org',
    role: 'mentor',
    avatar: null,
    mentorName: 'Ben Ott',
  },
  ...{ createdAt: AT, isReserved: false, suspension: null },
};
const record: PersonRecord = {
  ...{ emailConfirmed: true, deleteAfter: null, secondFactor: false, reportsBy: [], reportsAbout: [] },
  devices: [{ firstSeenAt: AT, lastSeenAt: AT }],
  applications: [{ id: 'a1', status: 'approved', createdAt: AT }],
};
let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
});

function visit(given: FakeApi['responses'] = {}): FakeApi {
  const api = new FakeApi({
    '/api/user': { body: aUser({ role: 'admin' }) },
    [BASE]: { body: ben },
    [`${BASE}/record`]: { body: record },
    [`${BASE}/community`]: { body: [] },
    '/api/admin/roadmaps?': { body: [] },
    '/api/admin/ai-runs?': { body: [] },
    '/api/admin/audit?': { body: [] },
    ...given,
  });
  renderScreen(
    <Routes>
      <Route path="/admin/users/:id" element={<PersonPage />} />
    </Routes>,
    '/admin/users/7',
  );
  return api;
}

it('shows each part, and links to the sessions and payments of the person', async () => {
  visit();
  await screen.findByText('Has no second factor.');
  await screen.findByText('Nobody has reported them.');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining(['/admin/payments?person=7', '/admin/sessions?person=7']));
});

it('shows the error of a part that fails and keeps the others', async () => {
  const api = visit({ '/api/admin/ai-runs?': refused(503, 'Back in a moment.') });
  const runs = within(await screen.findByRole('region', { name: 'AI runs' }));
  await runs.findByRole('heading', { name: 'AI runs: did not load' });
  await screen.findByText('Has no second factor.');
  api.responses['/api/admin/ai-runs?'] = { body: [] };
  await user.click(runs.getByRole('button', { name: 'Retry' }));
  await runs.findByText('None.');
});

it('shows what the person wrote in the community, and hides it with a reason', async () => {
  const item: AuthoredItem = {
    ...{ kind: 'support-request', id: 'q1', title: 'Every night', text: 'Her name is here.' },
    ...{ link: '/mentor-community/support/q1', isGone: false, isListed: true, hidden: null },
    ...{ openReports: 1, reportId: 'p1' },
  };
  const HIDE = '/api/admin/community-items/support-request/q1/hide';
  const api = visit({ [`${BASE}/community`]: { body: [item] }, [HIDE]: { body: aReportedItem() } });
  const community = within(await screen.findByRole('region', { name: 'Community' }));
  await community.findByText('1 open report');
  await user.click(community.getByRole('button', { name: 'Hide: Every night' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hide “Every night”?' }));
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'It names a mentee.');
  const hidden = { reason: 'It names a mentee.', at: AT };
  api.responses[`${BASE}/community`] = { body: [{ ...item, hidden, openReports: 0 }] };
  await user.click(dialog.getByRole('button', { name: 'Hide' }));
  await expectToast('Hidden');
  expect(api.sent).toMatchObject([{ url: HIDE, body: { reason: 'It names a mentee.' } }]);
  await community.findByText('The reason: It names a mentee.');
  community.getByRole('button', { name: 'Restore: Every night' });
});

it('writes to the person', async () => {
  const api = visit({ [`${BASE}/message`]: { body: { success: true } } });
  await user.click(await screen.findByRole('button', { name: 'Write' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Write to ben' }));
  await user.type(dialog.getByRole('textbox', { name: /Message/ }), 'Please add dates.');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await expectToast('Sent to ben');
  expect(api.sent).toMatchObject([{ url: `${BASE}/message`, body: { text: 'Please add dates.' } }]);
});

import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReportedItem } from '@waymark/contracts/community/moderation';
import type { AdminUser } from '@waymark/contracts/identity/admin-users';
import { aReportedItem } from '#testing/community-samples.ts';
import { aUser } from '#testing/directory-samples.ts';
import { expectToast } from '#testing/expect-toast.ts';
import { FakeApi, refused } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import ReportsPage from './reports-page.tsx';

const LIST = '/api/admin/community-reports';
const hidden = { reason: 'It names a mentee.', at: '2026-11-21T09:30:00.000Z' };
const suspended: AdminUser = {
  ...{
    id: 7,
    username: 'mentor',
    email: 'm@example.org',
    role: 'mentor',
    avatar: null,
    mentorName: 'Mentor',
  },
  ...{ createdAt: hidden.at, isReserved: false, suspension: { ...hidden, by: 'admin' } },
};
let api: FakeApi;
let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
});

function open(items: ReportedItem[], given: FakeApi['responses'] = {}): void {
  api = new FakeApi({
    '/api/user': { body: aUser({ role: 'admin' }) },
    [`${LIST}?`]: { body: items },
    '/api/admin/reports?': { body: [] },
    ...given,
  });
  renderScreen(<ReportsPage />, '/admin/reports?of=community');
}
const click = async (name: string) => user.click(await screen.findByRole('button', { name }));

describe('the queue of the community', () => {
  it('shows the item as it is, what was reported, and by whom', async () => {
    open([aReportedItem()]);
    const link = await screen.findByRole('link', { name: 'Every night' });
    expect(link.getAttribute('href')).toBe('/mentor-community/support/q1#s1');
    const card = within(link.closest('article')!);
    for (const text of ['Response', 'Her name is not here.', 'A full name.', /by mentor/])
      card.getByText(text);
    card.getByText('At the time it read: “Her name is Lea Mann.”');
  });

  it('hides with a reason for the author', async () => {
    open([aReportedItem()], { [`${LIST}/p1/hide`]: { body: aReportedItem({ hidden }) } });
    await click('Hide: Every night');
    const dialog = within(
      await screen.findByRole('dialog', { name: /^Resolve the reports of the response/ }),
    );
    await user.click(dialog.getByRole('button', { name: 'Resolve' }));
    dialog.getByText('Please write a reason.');
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'It names a mentee.');
    await user.click(dialog.getByRole('button', { name: 'Resolve' }));
    await expectToast('Hidden');
    expect(api.sent).toMatchObject([{ url: `${LIST}/p1/hide`, body: { reason: 'It names a mentee.' } }]);
  });

  it('keeps the dialog and its text when another admin decided first', async () => {
    open([aReportedItem()], { [`${LIST}/p1/dismiss`]: refused(409, 'Another admin has already decided.') });
    await click('Dismiss: Every night');
    const dialog = within(
      await screen.findByRole('dialog', { name: /^Resolve the reports of the response/ }),
    );
    await user.type(dialog.getByRole('textbox', { name: /Note/ }), 'It may stay.');
    await user.click(dialog.getByRole('button', { name: 'Resolve' }));
    await dialog.findByText('Another admin has already decided.');
    dialog.getByDisplayValue('It may stay.');
  });

  it('suspends the author and hides the item in one step, and writes to the author of what may stay', async () => {
    const USER = '/api/admin/users/7';
    open([aReportedItem({ author: { id: 7, name: 'mentor' } })], {
      [`${USER}/suspend`]: { body: suspended },
      [`${USER}/message`]: { body: { success: true } },
      [`${LIST}/p1/hide`]: { body: aReportedItem({ hidden }) },
      [`${LIST}/p1/dismiss`]: { body: aReportedItem() },
    });
    const resolve = async (outcome: string, texts: Record<string, string>) => {
      await click('Dismiss: Every night');
      const dialog = within(await screen.findByRole('dialog'));
      await user.selectOptions(dialog.getByLabelText('Outcome'), outcome);
      for (const [label, text] of Object.entries(texts))
        await user.type(dialog.getByRole('textbox', { name: new RegExp(label) }), text);
      await user.click(dialog.getByRole('button', { name: 'Resolve' }));
    };
    await resolve('Hide it and suspend the author', { Reason: 'Did it again.' });
    await expectToast('Author suspended');
    await resolve('Write to the author: it may stay', {
      Message: 'Please leave out names.',
      Note: 'Wrote to them.',
    });
    await expectToast('Message sent');
    expect(api.sent).toMatchObject([
      { url: `${USER}/suspend`, body: { reason: 'Did it again.' } },
      { url: `${LIST}/p1/hide`, body: { reason: 'Did it again.' } },
      { url: `${USER}/message`, body: { text: 'Please leave out names.' } },
      { url: `${LIST}/p1/dismiss`, body: { note: 'Wrote to them.' } },
    ]);
  });

  it('offers only to restore a hidden item', async () => {
    const report = { ...aReportedItem().reports[0]! };
    const resolution = { outcome: 'hidden' as const, note: hidden.reason, by: 'admin', at: hidden.at };
    open([aReportedItem({ hidden, reports: [{ ...report, resolution }] })], {
      [`${LIST}/p1/restore`]: { body: aReportedItem() },
    });
    await screen.findByText(/^Hidden .*: It names a mentee\.$/);
    screen.getByText(/^Hidden by admin, /);
    expect(screen.queryByRole('button', { name: /^(Hide|Dismiss):/ })).toBeNull();
    await click('Restore: Every night');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Restore' }));
    await expectToast('Shown again');
  });

  it('offers only to dismiss the report of an item that its author has deleted', async () => {
    open([aReportedItem({ isGone: true, text: '', title: '', link: '' })]);
    await screen.findByRole('heading', { name: 'No longer there' });
    expect(screen.queryByRole('button', { name: /^Hide:/ })).toBeNull();
    screen.getByRole('button', { name: 'Dismiss: a deleted item' });
  });

  it('is empty without reports, and links to the reports of public pages', async () => {
    open([]);
    await screen.findByRole('heading', { name: 'No open reports' });
    await user.click(screen.getByLabelText('Resolved'));
    await screen.findByRole('heading', { name: 'No resolved reports' });
    expect(api.requests.at(-1)).toContain('state=resolved');
    await user.click(screen.getByLabelText('Public pages'));
    expect(api.requests.at(-1)).toContain('/api/admin/reports?');
  });
});

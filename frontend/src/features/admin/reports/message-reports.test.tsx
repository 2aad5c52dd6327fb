import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MessageReport } from '@waymark/contracts/community/messages';
import { currentToast } from '#shared/ui/toast.ts';
import { aUser } from '#testing/directory-samples.ts';
import { FakeApi, refused } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import ReportsPage from './reports-page.tsx';

const LIST = '/api/admin/message-reports';
const AT = '2026-11-21T09:30:00.000Z';
const ID = '0190a000-0000-7000-8000-0000000000a1';
const aReport = (given: Partial<MessageReport> = {}): MessageReport => ({
  ...{ id: ID, reason: 'spam', text: 'Asks for money.', reportedNumber: 3, createdAt: AT, resolution: null },
  ...{ reporter: { id: 5, name: 'Lena' }, author: { id: 7, name: 'Max' } },
  ...given,
});
const reported = (number: number, id: number) => ({
  ...{ number, author: { id, name: id === 7 ? 'Max' : 'Lena' }, text: `Message ${number}`, files: [] },
  ...{ sentAt: AT, isDeleted: false },
});
const resolution = { outcome: 'removed' as const, note: 'A scam.', by: 'admin', at: AT };

let api: FakeApi;
let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
});
function open(reports: MessageReport[], given: FakeApi['responses'] = {}, state = ''): void {
  api = new FakeApi({
    '/api/user': { body: aUser({ role: 'admin' }) },
    [`${LIST}?`]: { body: reports },
    '/api/admin/reports?': { body: [] },
    ...given,
  });
  renderScreen(<ReportsPage />, `/admin/reports?of=messages${state}`);
}
const click = async (name: string) => user.click(await screen.findByRole('button', { name }));

describe('reported messages', () => {
  it('name the author, the reason and the reporter', async () => {
    open([aReport()]);
    const row = within((await screen.findByText('Asks for money.')).closest('tr')!);
    expect(row.getByRole('link', { name: 'Max' }).getAttribute('href')).toBe('/admin/users/7');
    row.getAllByText('Spam');
    row.getAllByRole('link', { name: 'Lena' });
  });

  it('open the thread up to the reported message, and earlier pages', async () => {
    const report = aReport();
    open([report], {
      [`${LIST}/${ID}`]: { body: { report, messages: [reported(2, 5), reported(3, 7)], hasEarlier: true } },
      [`${LIST}/${ID}?before=2`]: { body: { report, messages: [reported(1, 7)], hasEarlier: false } },
    });
    await click('Read the message of Max');
    const dialog = within(await screen.findByRole('dialog', { name: 'Reported message of Max' }));
    const item = (await dialog.findByText('Message 3')).closest('li')!;
    within(item).getByText(/Reported/);
    await user.click(dialog.getByRole('button', { name: 'Earlier messages' }));
    await dialog.findByText('Message 1');
    const numbers = dialog.getAllByText(/^Message \d$/).map(({ textContent }) => textContent);
    expect(numbers).toEqual(['Message 1', 'Message 2', 'Message 3']);
  });

  it('are resolved with a note', async () => {
    const report = aReport();
    open([report], { [`${LIST}/${ID}/resolve`]: { body: { ...report, resolution } } });
    await click('Resolve the report of Max');
    const dialog = within(await screen.findByRole('dialog', { name: /^Resolve the report/ }));
    await user.selectOptions(dialog.getByLabelText('Outcome'), 'removed');
    await user.type(dialog.getByLabelText(/^Note/), 'A scam.');
    await user.click(dialog.getByRole('button', { name: 'Resolve' }));
    await waitFor(() => expect(currentToast()?.title).toBe('Message removed'));
    expect(api.sent.at(-1)?.body).toEqual({ outcome: 'removed', note: 'A scam.' });
  });

  it('stay open with the reason if another admin was faster', async () => {
    open([aReport()], { [`${LIST}/${ID}/resolve`]: refused(409, 'It is resolved already.') });
    await click('Resolve the report of Max');
    const dialog = within(await screen.findByRole('dialog', { name: /^Resolve the report/ }));
    await user.type(dialog.getByLabelText(/^Note/), 'Fine.');
    await user.click(dialog.getByRole('button', { name: 'Resolve' }));
    await dialog.findByText('It is resolved already.');
  });

  it('show what was decided', async () => {
    open([aReport({ resolution })], {}, '&state=resolved');
    await screen.findByText(/Removed by admin, .*: A scam\./);
    expect(screen.queryByRole('button', { name: /^Resolve/ })).toBeNull();
  });

  it('are empty with a word on what admins see', async () => {
    open([]);
    await screen.findByText(/Admins see a thread only up to a reported message/);
  });
});

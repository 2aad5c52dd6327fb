import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDeletion } from '#testing/account-samples.ts';
import { aUser } from '#testing/directory-samples.ts';
import { expectToast } from '#testing/expect-toast.ts';
import { FakeApi } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { DeletePage } from './delete-page.tsx';
import { ExportData } from './export-data.tsx';

const DELETION = '/api/account/deletion';
let api: FakeApi;
let user: ReturnType<typeof userEvent.setup>;
const onDeleted = jest.fn();
beforeEach(() => {
  onDeleted.mockReset();
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
});

type Response = { status?: number; body: unknown };
const scheduled: Response = { body: { deleteAfter: '2027-02-01T08:00:00.000Z' } };

function open(given: Parameters<typeof aDeletion>[0] = {}, response = scheduled): void {
  api = new FakeApi({
    '/api/user': { body: aUser() },
    [DELETION]: () => (api.sent.length > 0 ? response : { body: aDeletion(given) }),
  });
  renderScreen(<DeletePage onDeleted={onDeleted} />);
}

async function submit(name = 'lena'): Promise<void> {
  await user.type(await screen.findByLabelText('Your username'), name);
  await user.type(screen.getByLabelText('Your password'), 'slow rivers of tin');
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
}

describe('the page to delete an account', () => {
  it('sends name, password and the choice, then confirms it', async () => {
    open({ roadmaps: { ...aDeletion().roadmaps, followed: { count: 2, people: 5 } } });
    await user.click(await screen.findByLabelText(/Withdraw them/));
    await submit();
    await screen.findByRole('heading', { name: 'Take care of yourself' });
    expect(api.sent).toMatchObject([
      { body: { confirm: 'lena', password: 'slow rivers of tin', roadmaps: 'remove' } },
    ]);
    expect(onDeleted).toHaveBeenCalledWith(1);
  });

  it('offers no choice without followed roadmaps', async () => {
    open();
    await screen.findByLabelText('Your username');
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('shows why the account cannot be deleted instead of the form', async () => {
    open({ refusal: 'You are the only admin.' });
    await screen.findByText('You are the only admin.');
    expect(screen.queryByLabelText('Your password')).toBeNull();
  });

  it('shows the reason of the server at its field', async () => {
    const message = 'This is not your username.';
    const issues = [{ path: ['confirm'], message }];
    open({}, { status: 400, body: { code: 'VALIDATION', message, issues } });
    await submit('somebody');
    await expectToast('Your account was not deleted');
    await screen.findByText(message);
    expect(document.activeElement).toBe(screen.getByLabelText('Your username'));
  });
});

describe('the export', () => {
  it('downloads the file for the password', async () => {
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const body = { url: '/api/account/export/file', expiresAt: '2027-02-01T08:00:00.000Z' };
    api = new FakeApi({ '/api/account/export': { body } });
    renderScreen(<ExportData username="lena" />);
    await user.type(screen.getByLabelText('Your password'), 'slow rivers of tin');
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    await expectToast('Your download has started');
    expect(click.mock.contexts.map((link) => (link as HTMLAnchorElement).pathname)).toEqual([body.url]);
    click.mockRestore();
  });
});

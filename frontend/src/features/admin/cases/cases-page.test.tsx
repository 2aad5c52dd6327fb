import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AdminNoShowCase } from '@waymark/contracts/scheduling/no-shows';
import { aUser } from '#testing/directory-samples.ts';
import { expectToast } from '#testing/expect-toast.ts';
import { FakeApi, refused } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { aCase, inHours } from '#testing/session-samples.ts';
import CasesPage from './cases-page.tsx';

const LIST = '/api/admin/no-show-cases';
let api: FakeApi;
let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
});

const contested = (given: Partial<AdminNoShowCase> = {}): AdminNoShowCase => ({
  ...aCase({ state: 'contested', claim: 'I waited.', response: 'We spoke.' }),
  ...{ sessionId: 's1', kind: 'standard', sessionDate: inHours(-2), endsAt: inHours(-1.5) },
  mentor: { id: 2, name: 'Rosa Delgado', noShows: 0 },
  learner: { id: 1, name: 'lee', noShows: 2 },
  ...{ price: 2_500, currency: 'USD', payment: 'paid', refund: 2_500 },
  ...given,
});
function open(cases: AdminNoShowCase[], given: FakeApi['responses'] = {}): void {
  api = new FakeApi({
    '/api/user': { body: aUser({ role: 'admin' }) },
    [`${LIST}?`]: { body: cases },
    ...given,
  });
  renderScreen(<CasesPage />, '/admin/cases');
}
const click = async (name: string) => user.click(await screen.findByRole('button', { name }));

describe('a contested no-show', () => {
  it('shows both statements and the records', async () => {
    open([contested()]);
    const card = within(
      (await screen.findByRole('heading', { name: 'lee with Rosa Delgado' })).closest('article')!,
    );
    card.getByText('I waited.');
    card.getByText('We spoke.');
    card.getByText(/^lee \(learner\) reported that Rosa Delgado did not come/);
    card.getByText(/^Opened the meeting on .* 0 no-shows in 90 days/);
    card.getByText(/^Not seen to open the meeting. 2 no-shows in 90 days/);
    card.getByText('None since the start.');
  });

  it('is decided with a reason, after the consequence was shown', async () => {
    const decided = contested({ state: 'upheld', settledBy: 'decision', reason: 'The call log shows it.' });
    open([contested()], { [`${LIST}/s1/decision`]: { body: decided } });
    await click('Rosa Delgado did not come: lee with Rosa Delgado');
    const dialog = within(await screen.findByRole('dialog', { name: 'Rosa Delgado did not come?' }));
    dialog.getByText(/lee gets a refund of \$25.00/);
    await user.click(dialog.getByRole('button', { name: 'Record the no-show' }));
    dialog.getByText('Please write a reason.');
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'The call log shows it.');
    await user.click(dialog.getByRole('button', { name: 'Record the no-show' }));
    await expectToast('Decided');
    expect(api.sent).toMatchObject([
      { url: `${LIST}/s1/decision`, body: { upheld: true, reason: 'The call log shows it.' } },
    ]);
  });

  it('keeps the dialog and the reason when another admin decided first', async () => {
    open([contested()], { [`${LIST}/s1/decision`]: refused(409, 'This case has been settled.') });
    await click('Both came: lee with Rosa Delgado');
    const dialog = within(await screen.findByRole('dialog', { name: 'Both came?' }));
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Both joined.');
    await user.click(dialog.getByRole('button', { name: 'Dismiss the report' }));
    await dialog.findByText('This case has been settled.');
    expect((dialog.getByRole('textbox') as HTMLTextAreaElement).value).toBe('Both joined.');
  });
});

describe('the lists of cases', () => {
  it('lead to settled ones when there is nothing to decide', async () => {
    open([]);
    await screen.findByText('Nothing to decide');
    await click('Settled cases');
    await screen.findByText('No cases here');
    expect(api.requests.at(-1)).toContain('state=settled');
  });
});

import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { FakeApi } from '#testing/fake-api.ts';
import { atNoonInLosAngeles, emptyResponses, LATER, visit } from '#testing/scheduling-scene.tsx';
import { aProposal, aSession, noRights } from '#testing/session-samples.ts';
import SchedulingPage from '../scheduling-page.tsx';

let api: FakeApi;
beforeEach(() => {
  atNoonInLosAngeles();
  api = new FakeApi(emptyResponses());
});

function serve(session: Session): void {
  api.responses['/api/sessions/upcoming'] = { body: [session] };
  api.responses['/api/sessions/s1'] = { body: session };
}
const proposal = () => aProposal({ sessionDate: LATER, endsAt: LATER, message: 'My train is late.' });
const proposed = () =>
  aSession({ proposal: proposal(), can: { ...noRights, cancel: true, answerProposal: true } });
const open = (session: Session, path = '/scheduling?show=upcoming') => {
  serve(session);
  visit(<SchedulingPage />, path);
};
const answer = async () => {
  fireEvent.click(await screen.findByRole('button', { name: /^Answer the proposed time/ }));
  return within(await screen.findByRole('dialog', { name: 'Rosa proposes another time' }));
};
const path = (verb: string) => `/api/sessions/s1/proposals/p1/${verb}`;

describe('a time proposed to the reader', () => {
  it('is shown with its message, and moves the session when it is accepted', async () => {
    open(proposed());
    const notice = within(await screen.findByRole('region', { name: 'Proposed time' }));
    expect(notice.getByText(/^Rosa proposes /)).toBeTruthy();
    expect(notice.getByText('My train is late.')).toBeTruthy();
    const dialog = await answer();
    api.responses[path('accept')] = () => {
      const moved = aSession({ sessionDate: LATER, proposal: { ...proposal(), state: 'accepted' } });
      serve(moved);
      return { body: moved };
    };
    fireEvent.click(dialog.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Session moved')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Rosa proposed this time, and you accepted it')).toBeTruthy();
  });

  it('is declined with a message', async () => {
    open(proposed());
    const dialog = await answer();
    api.responses[path('decline')] = () => {
      const declined = { ...proposal(), state: 'declined', reply: 'I work then.' } as const;
      serve(aSession({ proposal: declined }));
      return { body: aSession({ proposal: declined }) };
    };
    fireEvent.change(dialog.getByLabelText(/^Message to Rosa/), { target: { value: ' I work then. ' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('Proposed time declined')).toBeTruthy();
    expect(api.sent.map(({ body }) => body)).toEqual([{ message: 'I work then.' }]);
    expect(await screen.findByText('You declined the proposed time')).toBeTruthy();
  });

  it('can still be declined when somebody else has taken it', async () => {
    open(proposed());
    const dialog = await answer();
    api.responses[path('accept')] = {
      status: 409,
      body: { code: 'SLOT_TAKEN', message: 'Gone.' },
    };
    fireEvent.click(dialog.getByRole('button', { name: 'Accept' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('That time is no longer free.');
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Accept' }).disabled).toBe(true);
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Decline' }).disabled).toBe(false);
  });
});

describe('a time that the reader proposed', () => {
  it('is withdrawn from the page of the session', async () => {
    const mine = { ...proposal(), by: 'learner' } as const;
    open(aSession({ proposal: mine, can: { ...noRights, withdrawProposal: true } }), '/scheduling?booked=s1');
    expect(await screen.findByText(/^You proposed /)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^Withdraw the proposed time/ }));
    api.responses[path('withdraw')] = { body: aSession({ proposal: { ...mine, state: 'withdrawn' } }) };
    fireEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Proposed time withdrawn')).toBeTruthy();
  });

  it('shows the reply when it was declined', async () => {
    const mine = { ...proposal(), by: 'learner', state: 'declined', reply: 'I teach then.' } as const;
    open(aSession({ proposal: mine }));
    expect(await screen.findByText('Rosa cannot come at the time you proposed')).toBeTruthy();
    expect(screen.getByText('I teach then.')).toBeTruthy();
  });
});

it('shows the message with a cancellation', async () => {
  const cancelled = { status: 'cancelled', cancelledBy: 'mentor', cancelMessage: 'I am ill.' } as const;
  open(aSession(cancelled), '/scheduling?booked=s1');
  expect((await screen.findByText('Rosa’s message')).nextElementSibling?.textContent).toBe('I am ill.');
});

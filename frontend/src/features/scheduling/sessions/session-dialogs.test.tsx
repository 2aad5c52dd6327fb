import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { FakeApi } from '#testing/fake-api.ts';
import { atNoonInLosAngeles, emptyResponses, NOON, visit } from '#testing/scheduling-scene.tsx';
import { aCase, aSession, noRights } from '#testing/session-samples.ts';
import SchedulingPage from '../scheduling-page.tsx';

let api: FakeApi;
beforeEach(() => {
  atNoonInLosAngeles();
  api = new FakeApi(emptyResponses());
});

const soon = new Date(Date.parse(NOON) + 4_000).toISOString();
const begun = new Date(Date.parse(NOON) - 60_000).toISOString();

/** Sets the server's state of the session; without `isAhead` it is missing from the upcoming list. */
function serve(session: Session, isAhead = true): void {
  api.responses['/api/sessions/upcoming'] = { body: isAhead ? [session] : [] };
  api.responses['/api/sessions/s1'] = { body: session };
}
const card = () => screen.findByRole('article', { name: 'Rosa Delgado' });
const press = async (name: RegExp) => fireEvent.click(within(await card()).getByRole('button', { name }));
const open = (session: Session) => {
  serve(session);
  visit(<SchedulingPage />, '/scheduling?show=upcoming');
};

describe('reporting a no-show', () => {
  const report = async (given: Partial<Session>) => {
    open(aSession({ sessionDate: begun, can: { ...noRights, markNoShow: true }, ...given }));
    await press(/^Report no-show/);
    return screen.findByRole('dialog', { name: 'Did Rosa not come?' });
  };

  it.each([
    ['a learner gets', { noShowRefund: 2_500 }, 'You get a full refund of $25.00.'],
    ['a mentor does not keep', { role: 'mentor', noShowRefund: 2_500 }, 'Rosa gets a full refund of $25.00.'],
    ['a mentor keeps', { role: 'mentor', noShowRefund: 0 }, 'You keep the payment: Rosa gets no refund'],
  ] as const)('shows beforehand what %s of the payment', async (_, given, words) => {
    const text = (await report(given)).textContent;
    expect(text).toContain(words);
    expect(text).toContain('Rosa gets your report and has 24 hours to respond. Nothing changes before.');
    expect(text).toContain('A report cannot be taken back.');
  });

  it('sends the note, and does not state that the case is settled', async () => {
    const dialog = await report({ noShowRefund: 2_500 });
    const noShowCase = aCase({ reportedBy: 'learner', claim: 'I waited.' });
    api.responses['/api/sessions/s1/no-show'] = () => {
      serve(aSession({ sessionDate: begun, noShowCase }));
      return { body: aSession({ sessionDate: begun, noShowCase }) };
    };
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: ' I waited. ' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Did not come' }));
    expect(await screen.findByText('We ask Rosa, who has 24 hours to respond.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.sent.map(({ body }) => body)).toEqual([{ note: 'I waited.' }]);
    const notice = within(await screen.findByRole('region', { name: 'Reported no-show' }));
    notice.getByText('You reported that Rosa did not come');
    expect(within(await card()).queryByText('Rosa did not come')).toBeNull();
  });
});

describe('the response to a reported no-show', () => {
  const reported = aCase({ claim: 'I waited for half an hour.' });
  const respond = async (more: Partial<Session> = {}) => {
    const can = { ...noRights, respondNoShow: true };
    open(aSession({ sessionDate: begun, role: 'mentor', noShowCase: reported, can, ...more }));
    await press(/^Respond to the report/);
    return within(await screen.findByRole('dialog', { name: 'Were you there?' }));
  };

  it('shows the claim, the records and the consequence', async () => {
    const dialog = await respond();
    dialog.getByText('I waited for half an hour.');
    dialog.getByText('Waymark did not see Rosa open the meeting.');
    dialog.getByText(/^You opened the meeting on /);
    dialog.getByText(/the session is recorded as missed by you/);
  });

  it('needs a note from a person who was there', async () => {
    const dialog = await respond();
    const contested = aSession({ noShowCase: { ...reported, state: 'contested', response: 'We spoke.' } });
    api.responses['/api/sessions/s1/no-show/response'] = { body: contested };
    fireEvent.click(dialog.getByRole('button', { name: 'I was there' }));
    await dialog.findByText('Write what happened, for the admin who decides');
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'We spoke.' } });
    fireEvent.click(dialog.getByRole('button', { name: 'I was there' }));
    await screen.findByText('An admin will decide, and you both get the reason.');
    expect(api.sent.map(({ body }) => body)).toEqual([{ agrees: false, note: 'We spoke.' }]);
  });

  it('can agree without a note', async () => {
    const dialog = await respond();
    const agreed = { ...reported, state: 'upheld', settledBy: 'agreement' } as const;
    api.responses['/api/sessions/s1/no-show/response'] = {
      body: aSession({ status: 'no-show', absent: 'mentor', noShowCase: agreed }),
    };
    fireEvent.click(dialog.getByRole('button', { name: 'I did not come' }));
    await screen.findByText('Thank you for your honesty');
    expect(api.sent.map(({ body }) => body)).toEqual([{ agrees: true, note: '' }]);
  });
});

describe('a review', () => {
  it('is rejected at its field without a rating and sent with one', async () => {
    const session = aSession({ sessionDate: begun, status: 'completed', can: { ...noRights, review: true } });
    api.responses['/api/sessions/s1/review'] = { body: session };
    open(session);
    await press(/^Write a review/);
    const dialog = within(await screen.findByRole('dialog', { name: 'How was it with Rosa?' }));
    fireEvent.change(dialog.getByLabelText('In your words'), { target: { value: ' Clear. ' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Send review' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('Choose from 1 to 5');
    expect(document.activeElement === dialog.getAllByRole('radio')[0]).toBe(true);
    fireEvent.click(dialog.getByLabelText('4 of 5: Helped a lot'));
    fireEvent.click(dialog.getByRole('button', { name: 'Send review' }));
    await waitFor(() => expect(api.sent.at(-1)?.body).toEqual({ rating: 4, text: 'Clear.' }));
  });
});

describe('a page opened earlier', () => {
  it('removes the cancel button when the session starts', async () => {
    open(aSession({ sessionDate: soon, can: { ...noRights, cancel: true } }));
    await card();
    serve(aSession({ sessionDate: soon, can: noRights }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull());
  });

  it('offers the no-show report ten minutes after the start', async () => {
    const sessionDate = new Date(Date.parse(soon) - 10 * 60_000).toISOString();
    open(aSession({ sessionDate, can: noRights }));
    await card();
    serve(aSession({ sessionDate, can: { ...noRights, markNoShow: true } }));
    expect(await screen.findByRole('button', { name: /^Report no-show/ })).toBeTruthy();
  });
});

describe('a reported session', () => {
  const reported = {
    status: 'no-show',
    absent: 'learner',
    meetingLink: 'https://meet.example.test/1',
  } as const;
  const join = async (sessionDate: string) => {
    const session = aSession({ ...reported, sessionDate });
    serve(session, false);
    visit(<SchedulingPage />, '/scheduling?session=s1');
    return within(await card()).queryByRole('link', { name: /^Join/ });
  };

  it('can be joined until its end', async () => {
    const link = await join(begun);
    // Joining is not the primary action any more.
    expect(link?.className).not.toContain('bg-moss');
    expect(screen.getByText(/stays open until the end/)).toBeTruthy();
    cleanup();
    expect(await join(new Date(Date.parse(NOON) - 31 * 60_000).toISOString())).toBeNull();
  });
});

describe('an open dialog', () => {
  const mentors = aSession({ role: 'mentor', sessionDate: soon, can: { ...noRights, cancel: true } });

  it('preserves unsaved notes when the session leaves the list', async () => {
    open({ ...mentors, can: { ...mentors.can, writeNotes: true } });
    await press(/^Write notes/);
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Notes');
    fireEvent.change(field, { target: { value: 'One envelope a' } });
    serve({ ...mentors, status: 'completed', can: { ...noRights, writeNotes: true } }, false);
    expect(await screen.findByText('No sessions scheduled yet.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Notes').value).toBe('One envelope a');
  });
});

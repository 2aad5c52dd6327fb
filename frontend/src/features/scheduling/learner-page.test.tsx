import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { aUser } from '../../testing/directory-samples.ts';
import { expectToast } from '../../testing/expect-toast.ts';
import { FakeApi, refused } from '../../testing/fake-api.ts';
import { atNoonInLosAngeles, emptyResponses, visit, WEDNESDAY } from '../../testing/scheduling-scene.tsx';
import { aSession, aTask, noRights } from '../../testing/session-samples.ts';
import SchedulingPage from './scheduling-page.tsx';

let api: FakeApi;
const note = { sessionId: 's1', text: 'Afraid of the phone', changedAt: WEDNESDAY };
const learner = {
  ...{ id: 9, name: 'Leo Park', completed: 2, ahead: 1, firstAt: WEDNESDAY, privateNotes: [note] },
  goal: { text: 'Sleep through the night', byMe: false, changedAt: WEDNESDAY },
  tasks: [aTask({ doneAt: WEDNESDAY, comment: 'It was a bill.' })],
  shared: [
    {
      ...{ roadmapId: 'grief', roadmapTitle: 'Out of grief', stepId: null, stepTitle: null },
      ...{ progress: { completedSteps: 2, totalSteps: 7 }, sharedAt: WEDNESDAY },
    },
  ],
};
const session = aSession({
  ...{ role: 'mentor', sessionDate: WEDNESDAY, with: { id: 9, name: 'Leo Park', avatar: null } },
  ...{ userNotes: 'Nights are long.', notes: 'Walk in the morning.' },
  can: { ...noRights, writeNotes: true },
});

beforeEach(() => {
  atNoonInLosAngeles();
  api = new FakeApi({
    '/api/sessions?as=mentor&with=9': { body: [session] },
    '/api/mentor/learners/9': { body: learner },
    '/api/sessions/s1/private-note': { body: note },
    '/api/sessions/s1': { body: session },
    ...emptyResponses(),
    '/api/user': { body: aUser({ id: 2, role: 'mentor' }) },
  });
});

describe('the page of a learner', () => {
  it('has sessions, shared and private notes, and the progress that was shared', async () => {
    visit(<SchedulingPage />, '/scheduling?learner=9');
    await screen.findByRole('heading', { level: 1, name: 'Leo Park' });
    expect(screen.getByText(/2 of 7 steps done/)).toBeTruthy();
    const list = within(await screen.findByRole('list', { name: 'Sessions, latest first' }));
    for (const words of [
      'Nights are long.',
      'Walk in the morning.',
      'Afraid of the phone',
      'Open one letter',
    ]) {
      expect(list.getByText(words)).toBeTruthy();
    }
    expect(list.getByText('Leo wrote:').parentElement?.textContent).toContain('It was a bill.');
    expect(screen.getByText('Sleep through the night')).toBeTruthy();
  });

  it('edits private notes, which it names as such', async () => {
    visit(<SchedulingPage />, '/scheduling?learner=9');
    fireEvent.click(await screen.findByRole('button', { name: /^Edit private notes/ }));
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Private notes' });
    expect(field.value).toBe('Afraid of the phone');
    expect(screen.getByText(/never sees them/)).toBeTruthy();
    fireEvent.change(field, { target: { value: 'Better now' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save private notes' }));
    await expectToast('Private notes saved');
    expect(api.sent.at(-1)).toMatchObject({ body: { text: 'Better now' } });
  });

  it('states that there was no session', async () => {
    api.responses['/api/mentor/learners/9'] = refused(404, 'You have had no session with this person.');
    visit(<SchedulingPage />, '/scheduling?learner=9');
    expect(await screen.findByText('You have had no session with this person')).toBeTruthy();
  });
});

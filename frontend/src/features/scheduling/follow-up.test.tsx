import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { aRoadmap, aRoadmapCard, aUser } from '../../testing/directory-samples.ts';
import { expectToast } from '../../testing/expect-toast.ts';
import { FakeApi, refused } from '../../testing/fake-api.ts';
import { atNoonInLosAngeles, emptyResponses, visit, WEDNESDAY } from '../../testing/scheduling-scene.tsx';
import { aFollowUp, aSession, aTask, noRights } from '../../testing/session-samples.ts';
import SchedulingPage from './scheduling-page.tsx';

const YESTERDAY = '2026-11-30T18:00:00.000Z';
const FOLLOW_UP = '*/follow-up';
const NOTES = '/api/sessions/s1/notes';

let api: FakeApi;
/** Of the mentor Rosa with Leo, which is over. */
const over = aSession({
  ...{ role: 'mentor', mentorId: 2, learnerId: 9, with: { id: 9, name: 'Leo Park', avatar: null } },
  ...{ sessionDate: YESTERDAY, status: 'completed', notes: 'We spoke about letters.' },
  can: { ...noRights, writeNotes: true },
});

function show(session: Session): void {
  api.responses['/api/sessions/s1'] = { body: session };
  visit(<SchedulingPage />, '/scheduling?booked=s1');
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const type = (label: string, value: string, index = 0) =>
  fireEvent.change(screen.getAllByLabelText(label)[index]!, { target: { value } });

beforeEach(() => {
  atNoonInLosAngeles();
  api = new FakeApi({ ...emptyResponses(), [NOTES]: { body: over } });
});

describe('the notes of a session that has begun', () => {
  beforeEach(() => {
    api.responses['/api/user'] = { body: aUser({ id: 2, role: 'mentor' }) };
    api.responses[FOLLOW_UP] = { body: aFollowUp({ canWriteTasks: true }) };
  });

  it('have tasks: own words, a date, and what was ticked stays', async () => {
    const ticked = aTask({ id: '2f6e1c1e-7a55-4a6e-9d3b-2d7f0a5b8c12', text: 'Walk', doneAt: YESTERDAY });
    const open = aTask({ id: '2f6e1c1e-7a55-4a6e-9d3b-2d7f0a5b8c11' });
    api.responses[FOLLOW_UP] = { body: aFollowUp({ canWriteTasks: true, tasks: [ticked, open] }) };
    show(over);
    await press(/^Edit notes and tasks/);
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('Walk');
    type('Task 2', 'Open two letters');
    fireEvent.click(dialog.getByRole('button', { name: 'Add a task' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Save notes and tasks' }));
    expect(await dialog.findByText('A task is required')).toBeTruthy();
    type('Task 3', 'Call the bank');
    type('By', '2026-12-04', 1);
    fireEvent.click(dialog.getByRole('button', { name: 'Save notes and tasks' }));
    await expectToast('Notes saved');
    expect(api.sent).toMatchObject([
      {
        url: NOTES,
        body: {
          notes: 'We spoke about letters.',
          tasks: [
            { id: ticked.id, text: 'Walk', dueOn: null },
            { id: open.id, text: 'Open two letters', dueOn: null },
            { text: 'Call the bank', dueOn: '2026-12-04' },
          ],
        },
      },
    ]);
  });

  it('make a task of a step of a roadmap', async () => {
    api.responses['/api/roadmaps?mentorId=2'] = { body: [aRoadmapCard({ id: 'r1', title: 'Out of debt' })] };
    const steps = [
      { id: 'open', title: 'Open one envelope' },
      { id: 'call', title: 'Call your sister' },
    ];
    api.responses['/api/roadmaps/r1'] = { body: aRoadmap({ id: 'r1', title: 'Out of debt' }, steps) };
    show(over);
    await press(/^Edit notes and tasks/);
    await press('Add a step of a roadmap');
    fireEvent.change(await screen.findByLabelText('Step'), { target: { value: 'call' } });
    await press('Add this step');
    expect(screen.getByLabelText<HTMLInputElement>('Task 1').value).toBe('Call your sister');
    await press('Save notes and tasks');
    await expectToast('Notes saved');
    const step = { roadmapId: 'r1', stepId: 'call' };
    expect(api.sent).toMatchObject([{ body: { tasks: [{ text: 'Call your sister', step }] } }]);
  });

  it('are kept with their words when they cannot be saved', async () => {
    show(over);
    await press(/^Edit notes and tasks/);
    await press('Add a task');
    type('Task 1', 'Call the bank');
    api.responses[NOTES] = refused(503, 'Please try again.');
    await press('Save notes and tasks');
    await expectToast('Your notes were not saved');
    expect(screen.getByLabelText<HTMLInputElement>('Task 1').value).toBe('Call the bank');
  });
});

describe('the page of a session', () => {
  it('begins with the goal, and what is open since the last one', async () => {
    api.responses[FOLLOW_UP] = {
      body: aFollowUp({
        goal: { text: 'Sleep through the night', byMe: true, changedAt: YESTERDAY },
        last: {
          ...{ sessionId: 's0', sessionDate: YESTERDAY, notes: 'We spoke about letters.' },
          tasks: [aTask({ dueOn: '2026-12-03' })],
        },
      }),
    };
    show(aSession({ sessionDate: WEDNESDAY }));
    await screen.findByRole('heading', { name: 'Last time' });
    expect(screen.getByText('Sleep through the night')).toBeTruthy();
    expect(screen.getByText('We spoke about letters.')).toBeTruthy();
    expect(screen.getByText('by Thursday')).toBeTruthy();
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Open one letter/ });
    expect(box.checked).toBe(false);
  });

  it('sets a goal that both see', async () => {
    api.responses['/api/goals/2'] = { body: { text: 'Sleep', byMe: true, changedAt: YESTERDAY } };
    show(aSession({ sessionDate: WEDNESDAY }));
    await press('Set a goal');
    type('Goal', 'Sleep');
    await press('Save goal');
    await expectToast('Goal saved');
    expect(api.sent).toMatchObject([{ url: '/api/goals/2', body: { text: 'Sleep' } }]);
  });
});

describe('the list of learners', () => {
  const learner = {
    id: 9,
    name: 'Leo Park',
    completed: 2,
    ahead: 0,
    seenAt: '2026-11-10T12:00:00.000Z',
    isQuiet: true,
  };
  beforeEach(() => {
    api.responses['/api/user'] = { body: aUser({ id: 2, role: 'mentor' }) };
    api.responses['/api/mentor/learners'] = {
      body: [learner, { ...learner, id: 10, name: 'Mia', isQuiet: false }],
    };
    api.responses['/api/mentor/learners?quiet=true'] = { body: [learner] };
  });

  it('shows who has not been seen for two weeks, and leads to their pages', async () => {
    visit(<SchedulingPage />, '/scheduling?learners=all');
    const link = await screen.findByRole('link', { name: 'Leo Park' });
    expect(link.getAttribute('href')).toBe('/scheduling?learner=9');
    expect(
      within(screen.getByRole('list', { name: 'Your learners' })).getAllByText('Not seen for two weeks'),
    ).toHaveLength(1);
    fireEvent.click(screen.getByRole('radio', { name: 'Not seen for two weeks' }));
    await screen.findByRole('link', { name: 'Leo Park' });
    expect(screen.queryByRole('link', { name: 'Mia' })).toBeNull();
  });

  it('says when nobody is away', async () => {
    api.responses['/api/mentor/learners?quiet=true'] = { body: [] };
    visit(<SchedulingPage />, '/scheduling?learners=quiet');
    expect(await screen.findByText('Nobody has been away for two weeks')).toBeTruthy();
  });
});

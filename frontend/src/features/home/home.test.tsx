// guarantees: The home has the next step of each path in four statements, in one request, and nothing of other learners
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { User } from '@waymark/contracts/identity/http';
import { currentToast } from '../../shared/ui/toast.ts';
import { aUser } from '../../testing/directory-samples.ts';
import { FakeApi, refused } from '../../testing/fake-api.ts';
import { aFinishedPath, aHome, aPath } from '../../testing/home-samples.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { anOwnTask, aSession, aTask, noRights } from '../../testing/session-samples.ts';
import Home from './home.tsx';

const HOME = '/api/home?';
const UNPAID = '/api/sessions?as=learner';
const NOTES = '/api/sessions?as=mentor';
const WAITING = '/api/mentor/waiting';
const THANKS = '/api/mentor/thanks';
const learner = aUser({ role: 'learner' });
const mentor = aUser({ role: 'mentor' });
const thanks = {
  ...{ id: 'k1', roadmapId: 'r9', roadmapTitle: 'Back to work', from: 'lena' },
  ...{ line: 'The third step held me.', createdAt: '2026-11-01T10:00:00.000Z' },
};

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi({
    [HOME]: { body: aHome([aPath()]) },
    '/api/sessions/upcoming': { body: [] },
    [UNPAID]: { body: [] },
    [NOTES]: { body: [] },
    [WAITING]: { body: { roadmaps: 1, drafts: [], reviews: [], stories: [] } },
    '/api/support-requests': { body: [] },
    '/api/tasks': { body: [] },
    '/api/mentor/learners': { body: [] },
    [THANKS]: { body: [] },
  });
});

const aTick = (stepId: string, completed: boolean) => ({
  ...{ userId: 1, roadmapId: 'r1', stepId, completed },
  ...{ completedSteps: completed ? 4 : 3, totalSteps: 7, updatedAt: '2026-11-20T10:00:00.000Z' },
});
const visit = (user: User = learner, address = '/') => renderScreen(<Home user={user} />, address);
const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('the home of a learner', () => {
  it('leads to the next step with one link, and shows its words', async () => {
    visit();
    expect(await screen.findByRole('heading', { name: 'Call your sister' })).toBeTruthy();
    expect(href('Continue')).toBe('/roadmap/r1?step=r1-s2-t2');
    expect(screen.getByText('Not to ask for money. To say the number aloud.')).toBeTruthy();
    expect(screen.getByText('I said it on the stairs.')).toBeTruthy();
    expect(screen.getByText(/Stage 2 of 3: Tell one person/).textContent).toContain('1 of 3 steps');
    expect(screen.getByText('Then stage 3: Make a plan')).toBeTruthy();
    expect(screen.getByText('A streak of 2 days')).toBeTruthy();
    expect(screen.getByText('This week').nextSibling?.textContent).toBe('2 days');
    expect(screen.getByText('This month').nextSibling?.textContent).toBe('9 days');
  });

  it('ticks the next step with one press, shows the one after it, and takes the tick back', async () => {
    visit();
    const button = await screen.findByRole('button', { name: 'I did it: Call your sister' });
    const after = { ...aPath().next!, stepId: 'r1-s2-t3', title: 'Write the sum down' };
    api.responses['/api/progress'] = () => {
      api.responses[HOME] = { body: aHome([aPath({ next: after, completedSteps: 4 })]) };
      return { body: aTick('r1-s2-t2', true) };
    };
    fireEvent.click(button);
    await screen.findByRole('heading', { name: 'Write the sum down' });
    const tick = { roadmapId: 'r1', stepId: 'r1-s2-t2', completed: true };
    expect(api.sent).toMatchObject([{ url: '/api/progress', body: tick }]);
    expect(currentToast()).toMatchObject({ title: 'Step completed', description: 'Call your sister' });
    api.responses['/api/progress'] = () => {
      api.responses[HOME] = { body: aHome([aPath()]) };
      return { body: aTick('r1-s2-t2', false) };
    };
    act(() => currentToast()!.action!.onClick());
    await screen.findByRole('heading', { name: 'Call your sister' });
    expect(api.sent[1]).toMatchObject({ body: { ...tick, completed: false } });
  });

  it('says what to do when a tick was not stored', async () => {
    api.responses['/api/progress'] = refused(503, '');
    visit();
    fireEvent.click(await screen.findByRole('button', { name: 'I did it: Call your sister' }));
    await waitFor(() => expect(currentToast()?.title).toBe('Error'));
    expect(screen.getByRole('heading', { name: 'Call your sister' })).toBeTruthy();
  });

  it('checks in for today on a next step that takes weeks, without completing it', async () => {
    const daily = (count: number, last: string) =>
      aHome([aPath({ next: { ...aPath().next!, days: { count, last } } })]);
    const today = new Intl.DateTimeFormat('en-CA').format(new Date());
    api.responses[HOME] = { body: daily(3, '2026-01-05') };
    api.responses['/api/roadmaps/r1/steps/r1-s2-t2/today'] = () => {
      api.responses[HOME] = { body: daily(4, today) };
      return { body: { stepId: 'r1-s2-t2', count: 4, last: today } };
    };
    visit();
    fireEvent.click(await screen.findByRole('button', { name: 'I did it today: Call your sister' }));
    await screen.findByText('4 days so far. Press again to take today back.');
    expect(screen.queryByRole('button', { name: /^I did it: / })).toBeNull();
    expect(api.sent).toMatchObject([{ body: { done: true } }]);
  });

  it('requests the home, the next session, what is due and tasks, and nothing else', async () => {
    visit();
    await screen.findByRole('link', { name: 'Continue' });
    await waitFor(() => expect(api.requests).toHaveLength(4));
  });

  it('has other paths beside the main one, finished ones last, three until all are shown', async () => {
    const others = ['Two', 'Three', 'Four'].map((title, at) => aPath({ roadmapId: `r${at + 2}`, title }));
    const done = aFinishedPath({ roadmapId: 'r9', title: 'Walked' });
    api.responses[HOME] = { body: aHome([done, aPath(), ...others]) };
    visit();
    const list = within(await screen.findByRole('region', { name: 'Your other roadmaps' }));
    const titles = () => list.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
    expect(titles()).toEqual(['Two', 'Three', 'Four']);
    fireEvent.click(list.getByRole('button', { name: 'Show 1 more roadmap' }));
    expect(titles()).toEqual(['Two', 'Three', 'Four', 'Walked']);
    expect(href('What you did: Walked')).toBe('/roadmap/r9/done');
    expect(href('Continue: Two')).toBe('/roadmap/r2?step=r1-s2-t2');
  });

  it('leads to the end where every path is finished', async () => {
    api.responses[HOME] = { body: aHome([aFinishedPath()]) };
    visit();
    expect(await screen.findByText('You have walked all of it')).toBeTruthy();
    expect(href('Look back')).toBe('/roadmap/r1/done');
  });

  it('asks once whether a finished path holds, and answers with one next thing', async () => {
    const [done, other] = [aFinishedPath({ asksIfHolds: true }), aPath({ roadmapId: 'r2', title: 'Two' })];
    api.responses[HOME] = { body: aHome([other, done]) };
    api.responses['/api/roadmaps/r1/outcome'] = { body: { success: true } };
    visit();
    const asked = within(await screen.findByRole('region', { name: 'Does it hold?' }));
    api.responses[HOME] = { body: aHome([other, { ...done, asksIfHolds: false }]) };
    fireEvent.click(asked.getByRole('button', { name: 'Not now' }));
    expect(await asked.findByText(/^That happens to everyone/)).toBe(document.activeElement);
    expect(href('Take one step again')).toBe('/roadmap/r1');
    expect(asked.queryByRole('button')).toBeNull();
    expect(api.sent).toMatchObject([{ url: '/api/roadmaps/r1/outcome', body: { answer: 'not-now' } }]);
  });

  it('asks again after an answer that was not stored, and no more after a dismissal', async () => {
    api.responses[HOME] = { body: aHome([aFinishedPath({ asksIfHolds: true })]) };
    api.responses['/api/roadmaps/r1/outcome'] = refused(503, 'Back in a moment.');
    visit();
    fireEvent.click(await screen.findByRole('button', { name: 'It holds' }));
    await waitFor(() => expect(api.sent).toHaveLength(1));
    const dismiss = await screen.findByRole('button', { name: 'Do not ask again' });
    await waitFor(() => expect(dismiss.hasAttribute('disabled')).toBe(false));
    api.responses['/api/roadmaps/r1/outcome'] = { body: { success: true } };
    fireEvent.click(dismiss);
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Does it hold?' })).toBeNull());
    expect(api.sent[1]).toMatchObject({ body: { answer: 'dismissed' } });
  });

  it('leads to the paths where none is followed', async () => {
    api.responses[HOME] = { body: aHome([]) };
    visit();
    expect(await screen.findByRole('heading', { name: 'No roadmap chosen yet' })).toBeTruthy();
    expect(href('Find my first step')).toBe('/welcome');
    expect(href('Browse all roadmaps')).toBe('/browse');
    expect(screen.queryByRole('heading', { name: 'How are you today?' })).toBeNull();
  });

  it('calls the first day by its name, and later ones a new streak', async () => {
    const none = { current: 0, longest: 0, activeToday: false, thisWeek: 0, thisMonth: 0 };
    api.responses[HOME] = { body: aHome([aPath()], { streak: none }) };
    visit();
    expect(await screen.findByText('Your first day')).toBeTruthy();
    expect(screen.queryByText('This week')).toBeNull();
    cleanup();
    api.responses[HOME] = { body: aHome([aPath()], { streak: { ...none, longest: 4 } }) };
    visit();
    expect(await screen.findByText('A new streak starts today')).toBeTruthy();
  });

  it('names a new version', async () => {
    api.responses[HOME] = { body: aHome([aPath({ newVersion: 4 })]) };
    visit();
    expect(await screen.findByText(/Version 4 is out/)).toBeTruthy();
    expect(href('See what changed')).toBe('/roadmap/r1');
  });

  it('shows the next session and the money that is due', async () => {
    api.responses['/api/sessions/upcoming'] = { body: [aSession({ id: 's1' })] };
    const due = {
      status: 'completed',
      payment: 'due',
      price: 2_500,
      can: { ...noRights, pay: true },
    } as const;
    api.responses[UNPAID] = { body: [aSession({ id: 's2', ...due })] };
    visit();
    expect(await screen.findByText('$25.00 to pay for 1 session')).toBeTruthy();
    expect(href('Pay')).toBe('/scheduling?session=s2');
    expect(href('With Rosa Delgado')).toBe('/scheduling?session=s1');
  });

  it('shows and stores a mood at once', async () => {
    const mood = { mood: 'neutral', at: new Date().toISOString() } as const;
    api.responses['/api/companion/r1/mood'] = () => {
      api.responses[HOME] = { body: aHome([aPath({ mood })]) };
      return { body: mood };
    };
    visit();
    fireEvent.click(await screen.findByRole('button', { name: 'Neutral' }));
    await waitFor(() => expect(api.sent).toMatchObject([{ body: { mood: 'neutral' } }]));
    expect(screen.getByText(/^Steady is good/)).toBeTruthy();
  });

  it('leads to the roadmaps saved on the device when the home does not load', async () => {
    api.responses[HOME] = refused(503, 'Back in a moment.');
    visit();
    expect((await screen.findByRole('alert')).textContent).toContain('Back in a moment.');
    expect(href('saved on this device')).toBe('/offline');
    api.responses[HOME] = { body: aHome([aPath()]) };
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Continue' })).toBeTruthy();
  });
});

describe('the home of a mentor', () => {
  it('has one link for each pending task', async () => {
    const of = { roadmapId: 'r5', title: 'On time' };
    api.responses[WAITING] = {
      body: {
        roadmaps: 2,
        drafts: [{ ...of, runId: 'run1' }],
        reviews: [{ ...of, steps: 3 }],
        stories: [{ ...of, storyId: 'y1', storyTitle: 'The drawer' }],
      },
    };
    const over = { role: 'mentor', status: 'completed', can: { ...noRights, writeNotes: true } } as const;
    api.responses[NOTES] = { body: [aSession({ id: 's3', ...over })] };
    visit(mentor);
    const desk = within(await screen.findByRole('region', { name: 'What waits for you as a mentor' }));
    expect(desk.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/mentor/roadmaps/r5',
      '/mentor/roadmaps/r5/review',
      '/roadmap/r5',
      '/scheduling?session=s3',
    ]);
    expect(desk.getByText('Review 3 steps of “On time”')).toBeTruthy();
  });

  it('lists no tasks when nothing waits, and has the roadmaps that the mentor follows', async () => {
    visit(mentor);
    expect(await screen.findByText(/^Nothing is waiting for you\./)).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Continue' })).toBeTruthy();
  });

  it('does not invite a mentor who follows nothing to a first step', async () => {
    api.responses[HOME] = { body: aHome([]) };
    visit(mentor);
    expect(await screen.findByText(/You follow no roadmap of another mentor/)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'No roadmap chosen yet' })).toBeNull();
  });

  it('shows thanks, which the mentor can remove', async () => {
    api.responses[THANKS] = { body: [thanks] };
    visit(mentor);
    expect(await screen.findByText('The third step held me.')).toBeTruthy();
    api.responses[`${THANKS}/k1`] = { body: { success: true } };
    api.responses[`${THANKS}?`] = { body: [] };
    fireEvent.click(screen.getByRole('button', { name: 'Remove the line of lena' }));
    await waitFor(() => expect(screen.queryByText('The third step held me.')).toBeNull());
    expect(api.sent).toMatchObject([{ url: '/api/mentor/thanks/k1' }]);
  });
});

describe('the tasks of a session', () => {
  const TASK = '/api/tasks/t1';

  it('are ticked at once, taken back, and commented on', async () => {
    const task = anOwnTask();
    api.responses['/api/tasks'] = { body: [task] };
    visit();
    const section = within(
      await screen.findByRole('region', { name: 'From your session with Rosa Delgado' }),
    );
    const box = section.getByRole<HTMLInputElement>('checkbox', { name: /^Open one letter/ });
    api.responses[TASK] = () => {
      api.responses['/api/tasks'] = { body: [{ ...task, doneAt: '2026-11-20T10:00:00.000Z' }] };
      return { body: aTask({ doneAt: '2026-11-20T10:00:00.000Z' }) };
    };
    fireEvent.click(box);
    await waitFor(() => expect(box.checked).toBe(true));
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Task done' }));
    api.responses[TASK] = () => {
      api.responses['/api/tasks'] = { body: [task] };
      return { body: aTask() };
    };
    act(() => currentToast()!.action!.onClick());
    await waitFor(() => expect(box.checked).toBe(false));
    fireEvent.click(section.getByRole('button', { name: /^Write how it went/ }));
    fireEvent.change(section.getByLabelText('How it went'), { target: { value: 'It was a bill.' } });
    api.responses[TASK] = () => {
      api.responses['/api/tasks'] = { body: [{ ...task, comment: 'It was a bill.' }] };
      return { body: aTask({ comment: 'It was a bill.' }) };
    };
    fireEvent.click(section.getByRole('button', { name: 'Save comment' }));
    expect(await section.findByText('It was a bill.')).toBeTruthy();
    expect(api.sent.map(({ body }) => body)).toEqual([
      { done: true },
      { done: false },
      { done: false, comment: 'It was a bill.' },
    ]);
  });

  it('are not ticked when that could not be saved', async () => {
    api.responses['/api/tasks'] = { body: [anOwnTask()] };
    api.responses[TASK] = refused(503, 'Please try again.');
    visit();
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Open one letter/ });
    fireEvent.click(box);
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Not saved' }));
    await waitFor(() => expect(box.checked).toBe(false));
  });
});

describe('quiet learners', () => {
  it('are named to their mentor in one line', async () => {
    const quiet = {
      id: 9,
      name: 'Leo Park',
      completed: 2,
      ahead: 0,
      seenAt: '2026-11-01T10:00:00.000Z',
      isQuiet: true,
    };
    api.responses['/api/mentor/learners'] = { body: [quiet, { ...quiet, id: 10 }] };
    visit(mentor);
    const link = await screen.findByRole('link', {
      name: 'Leo Park and 1 other have not been here for two weeks',
    });
    expect(link.getAttribute('href')).toBe('/scheduling?learners=quiet');
  });
});

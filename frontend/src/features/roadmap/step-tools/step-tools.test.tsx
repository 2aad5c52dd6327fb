import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { User } from '@waymark/contracts/identity/http';
import type { StepNote, StepReminder } from '@waymark/contracts/roadmaps/own-steps';
import { currentToast } from '#shared/ui/toast.ts';
import { aRoadmap, aUser } from '#testing/directory-samples.ts';
import { FakeApi } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { Stages } from '../components/stages.tsx';
import { journeyView } from '../journey-view.ts';
import { StepContext } from './step-context.ts';

const roadmap = aRoadmap({}, [
  { id: 'a', title: 'Open one envelope' },
  { id: 'b', title: 'Call the bank' },
  { id: 'c', title: 'Write it down' },
]);
const { steps } = roadmap.stages[0]!;
const note: StepNote = {
  ...{ stepId: 'b', text: 'Ask for Ada.', revision: 3, updatedAt: '2026-10-01T08:00:00.000Z' },
};
const reminder: StepReminder = {
  ...{ stepId: 'a', at: '2037-12-03T17:30:00.000Z', date: '2037-12-03', time: '18:30' },
  timeZone: 'Europe/Madrid',
};
let api: FakeApi;
beforeEach(() => {
  api = new FakeApi({
    '/api/roadmaps/roadmap1/own-steps': { body: { notes: [note], reminders: [], days: [] } },
    '/api/roadmaps/roadmap1/coachings': { body: [] },
    '/api/config': { status: 404, body: { code: 'NOT_FOUND', message: 'No.' } },
  });
});
afterEach(() => {
  steps[0]!.estimatedDuration = null;
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
});

function show(user: User | null = aUser(), done: Record<string, boolean> = {}) {
  const page = { roadmap, user, preview: false };
  renderScreen(
    <StepContext value={page}>
      <Stages
        view={journeyView(roadmap, done)}
        mentor="Rosa"
        allShown
        onShowAll={() => {}}
        readOnly={false}
        onTick={() => {}}
      />
    </StepContext>,
  );
}
const step = (id: string) => within(document.querySelector<HTMLElement>(`[data-step="${id}"]`)!);
async function choose(id: string, item: string) {
  fireEvent.keyDown(step(id).getByRole('button', { name: /^More: / }), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: item }));
}

describe('the actions of steps', () => {
  it('are open at the current step, and in one menu at the others', async () => {
    show();
    for (const name of [/^Look in Rosa Delgado’s story: /, /^Write a note: /, /^Remind me: /, /^Share: /])
      expect(step('a').getByRole('button', { name })).toBeTruthy();
    expect(step('a').queryByRole('button', { name: /^More: / })).toBeNull();
    expect(step('c').queryByRole('button', { name: /^Look in Rosa Delgado’s story: / })).toBeNull();
    fireEvent.keyDown(step('c').getByRole('button', { name: 'More: Write it down' }), { key: 'Enter' });
    const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    expect(items).toEqual([
      ...['From Rosa Delgado’s story', 'Write a note', 'Remind me', 'Share this step'],
      ...['Book a session about this step', 'Ask about this step'],
    ]);
  });

  it('open their part below the step that they were chosen at', async () => {
    show();
    await choose('c', 'From Rosa Delgado’s story');
    expect(await step('c').findByRole('button', { name: /^Look in Rosa Delgado’s story: / })).toBeTruthy();
  });

  it('fold a step completed before, and show it again', async () => {
    show(aUser(), { b: true });
    expect(step('b').queryByText('In Rosa’s words')).toBeNull();
    await choose('b', 'Show the details');
    await choose('b', 'Hide the details');
  });

  it('offer visitors the login', async () => {
    show(null);
    fireEvent.click(step('a').getByRole('button', { name: /^Write a note: / }));
    expect(await step('a').findByText(/Only you will see it\./)).toBeTruthy();
    expect(api.requests).not.toContain('/api/roadmaps/roadmap1/own-steps');
  });
});

describe('a step that takes weeks', () => {
  const TODAY = '/api/roadmaps/roadmap1/steps/a/today';
  const days = (count: number, last: string) => ({ stepId: 'a', count, last });
  const button = () => step('a').findByRole('button', { name: 'I did it today: Open one envelope' });
  const pressed = async () => (await button()).getAttribute('aria-pressed');

  it('is checked in for today, and taken back on the same day', async () => {
    steps[0]!.estimatedDuration = '2 weeks';
    show();
    const today = new Intl.DateTimeFormat('en-CA').format(new Date());
    api.responses[TODAY] = { body: days(1, today) };
    await waitFor(async () => expect((await button()).getAttribute('aria-busy')).toBeNull());
    fireEvent.click(await button());
    await waitFor(async () => expect(await pressed()).toBe('true'));
    expect(step('a').getByText(/^1 day so far\./)).toBeTruthy();
    api.responses[TODAY] = { body: days(0, '') };
    fireEvent.click(await button());
    await waitFor(async () => expect(await pressed()).toBe('false'));
    expect(api.sent.map(({ body }) => (body as { done: boolean }).done)).toEqual([true, false]);
  });

  it('is not checked in for a day before today', async () => {
    steps[0]!.estimatedDuration = '5 minutes a day';
    api.responses['/api/roadmaps/roadmap1/own-steps'] = {
      body: { notes: [], reminders: [], days: [days(3, '2026-01-05')] },
    };
    show();
    expect(await step('a').findByText('3 days so far.')).toBeTruthy();
    expect(await pressed()).toBe('false');
  });

  it.each<[who: string, duration: string | null, user: User | null, done: boolean]>([
    ['a step of an hour', '1 hour', aUser(), false],
    ['a visitor', '2 weeks', null, false],
    ['a completed step', '2 weeks', aUser(), true],
  ])('does not offer it for %s', async (_, duration, user, done) => {
    steps[0]!.estimatedDuration = duration;
    show(user, { a: done });
    await step(done ? 'b' : 'a').findByRole('button', { name: /^Write a note: |^Your note: / });
    expect(screen.queryByRole('button', { name: /^I did it today/ })).toBeNull();
  });
});

describe('a note', () => {
  it('is shown at its step and saved while it is typed', async () => {
    show();
    fireEvent.click(await step('b').findByRole('button', { name: /^Your note: / }));
    const field = await step('b').findByLabelText<HTMLTextAreaElement>('Your note');
    expect(field.value).toBe('Ask for Ada.');
    const saved = { ...note, text: 'Ask for Ben.', revision: 4 };
    api.responses['/api/roadmaps/roadmap1/steps/b/note'] = { body: saved };
    fireEvent.change(field, { target: { value: 'Ask for Ben.' } });
    await waitFor(() => expect(step('b').getByText('Saved.')).toBeTruthy());
    expect(api.sent).toMatchObject([{ body: { text: 'Ask for Ben.', revision: 3 } }]);
  });

  it('with a sign of danger stays open once when it is closed, with help above it', async () => {
    show();
    fireEvent.click(await step('b').findByRole('button', { name: /^Your note: / }));
    const field = await step('b').findByLabelText<HTMLTextAreaElement>('Your note');
    const text = 'I am going to kill myself tonight.';
    api.responses['/api/roadmaps/roadmap1/steps/b/note'] = { body: { ...note, text, revision: 4 } };
    fireEvent.change(field, { target: { value: text } });
    const close = () => fireEvent.click(step('b').getByRole('button', { name: /^Close the note: / }));
    close();
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H3'));
    expect(document.activeElement!.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    close();
    await waitFor(() => expect(step('b').queryByLabelText('Your note')).toBeNull());
  });

  it('that was not sent is shown again after a reload', async () => {
    sessionStorage.setItem('waymark-note-1-c', JSON.stringify({ text: 'Unsent', revision: 0 }));
    show();
    const field = await step('c').findByLabelText<HTMLTextAreaElement>('Your note');
    expect(field.value).toBe('Unsent');
  });
});

describe('a reminder', () => {
  const path = '/api/roadmaps/roadmap1/steps/a/reminder';

  it('is set in the zone of the reader and shown at the step', async () => {
    api.responses[path] = { body: reminder };
    show();
    fireEvent.click(step('a').getByRole('button', { name: /^Remind me: / }));
    fireEvent.change(await screen.findByLabelText(/^Day/), { target: { value: '2037-12-03' } });
    fireEvent.change(screen.getByLabelText(/^Time/), { target: { value: '18:30' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save reminder' }));
    await waitFor(() => expect(api.sent).toHaveLength(1));
    expect(api.sent[0]!.body).toMatchObject({ date: '2037-12-03', time: '18:30' });
    expect(await step('a').findByRole('button', { name: /: Reminder of Open one envelope$/ })).toBeTruthy();
  });

  it('shows what is wrong at its field', async () => {
    const message = 'The clocks skip this time on that day. Choose another time.';
    api.responses[path] = {
      status: 400,
      body: { code: 'VALIDATION', message, issues: [{ path: ['time'], message }] },
    };
    show();
    fireEvent.click(step('a').getByRole('button', { name: /^Remind me: / }));
    fireEvent.click(await screen.findByRole('button', { name: 'Save reminder' }));
    expect((await screen.findByRole('alert')).textContent).toBe(message);
  });
});

describe('sharing a step', () => {
  it('copies its address', async () => {
    const copied: string[] = [];
    const clipboard = { writeText: async (text: string) => void copied.push(text) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    show();
    await choose('c', 'Share this step');
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Link copied' }));
    expect(copied[0]).toMatch(/Write it down.*\/roadmap\/roadmap1\?step=c$/);
  });
});

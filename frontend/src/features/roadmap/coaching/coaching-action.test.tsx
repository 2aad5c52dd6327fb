import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { User } from '@waymark/contracts/identity/http';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { currentToast } from '#shared/ui/toast.ts';
import { checkedFetch, respond } from '#testing/contract-responses.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { CoachingSlot } from './coaching-slot.tsx';

const user = { id: 1 } as User;
const step = { id: 's1', title: 'Open one letter' } as Roadmap['stages'][number]['steps'][number];
const roadmap = { id: 'r1', mentorId: 7, mentor: { name: 'Rosa' } } as Roadmap;
const configOf = (aiEngine: string) => ({ demoMode: false, demoAccounts: [], aiEngine });
const going: AiRun = {
  id: 'run1',
  kind: 'coaching',
  roadmapId: 'r1',
  stepId: 's1',
  status: 'running',
  phase: 'drafting',
  progress: 0.5,
  engine: 'openai',
  message: null,
  outcome: null,
  stagesGenerated: 0,
  draft: [],
  heldBackCount: 0,
  crisis: false,
  coaching: null,
  wording: null,
  extraction: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  finishedAt: null,
};
const done: AiRun = {
  ...going,
  status: 'succeeded',
  phase: 'done',
  progress: 1,
  coaching: {
    opening: 'You are at the start.',
    actions: [{ title: 'Sit down', detail: 'On the floor.' }],
    questions: ['Which one did you open first?'],
    obstacle: null,
    quote: 'It gets <b>faster</b>.',
    encouragement: 'One is a beginning.',
    passages: [],
  },
};

const EMPTY = { opening: '', actions: [], questions: [], obstacle: null, quote: null, encouragement: '' };

let responses: Record<string, unknown>;
let sent: { url: string; init: RequestInit }[];
let finish: (run: AiRun) => void;

beforeEach(() => {
  sent = [];
  responses = {
    'GET /api/config': configOf('openai'),
    'GET /api/roadmaps/r1/coachings': [],
    'POST /api/ai-coaching': going,
  };
  const stream = new Promise<AiRun>((resolve) => {
    finish = resolve;
  });
  globalThis.fetch = checkedFetch(async (input, init) => {
    sent.push({ url: input, init });
    if (input.endsWith('/events')) return eventStream(await stream);
    const body = responses[`${init.method} ${input}`];
    const isError = typeof body === 'object' && body !== null && 'code' in body;
    return respond(isError ? 429 : 200, body);
  });
});

describe('the coaching of a step', () => {
  it('ends with the passages that a model chose from the whole story, and repeats no quote', async () => {
    const text = 'I sat on the floor. It gets <b>faster</b>. Then I slept.';
    const passage = { text, step: { id: 's9', title: 'Sit down', stageTitle: 'First' }, voice: null };
    responses['GET /api/roadmaps/r1/coachings'] = [
      { ...done, coaching: { ...done.coaching!, passages: [passage] } },
    ];
    show();
    await screen.findByRole('heading', { name: 'From Rosa’s story' });
    expect(screen.getAllByText(/It gets <b>faster<\/b>/)).toHaveLength(1);
    const link = screen.getByRole('link', { name: 'From step “Sit down”' });
    expect(link.getAttribute('href')).toContain('s9');
  });

  it('is requested, shows Adapting... and ends as Personalized', async () => {
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Get AI coaching: Open one letter' }));
    await screen.findByRole('button', { name: 'Adapting...: Open one letter' });
    await screen.findByText('Writing it for you…');
    finish(done);
    const personalized = await screen.findByRole('button', { name: 'Personalized: Open one letter' });
    expect((personalized as HTMLButtonElement).disabled).toBe(true);
    expect(currentToast()).toMatchObject({ title: 'AI Coaching Generated' });
    expect(body('/api/ai-coaching')).toMatchObject({
      stepId: 's1',
      userContext: "I'm a beginner looking to get started with this step",
    });
    expect(sent.find(({ url }) => url === '/api/ai-coaching')?.init.headers).toMatchObject({
      prefer: 'respond-async',
    });
  });

  it('is shown as plain text with its origin', async () => {
    responses['GET /api/roadmaps/r1/coachings'] = [done];
    show();
    expect(await screen.findByText('It gets <b>faster</b>.')).toBeTruthy();
    expect(screen.getByText(/^Written by an AI model/)).toBeTruthy();
    expect(screen.getByText('Sit down')).toBeTruthy();
    const questions = screen.getByRole('list', { name: 'To ask Rosa' });
    expect(questions.textContent).toBe('Which one did you open first?');
  });

  it('leaves out the empty parts of a coaching', async () => {
    const bare = { ...done.coaching!, opening: '', encouragement: '', actions: [], questions: [] };
    responses['GET /api/roadmaps/r1/coachings'] = [{ ...done, coaching: bare }];
    show();
    const region = await screen.findByRole('region', { name: 'Your coaching' });
    expect([...region.children].map(({ tagName }) => tagName)).toEqual(['FIGURE', 'P']);
  });

  it('sends the context written by the learner', async () => {
    show();
    fireEvent.click(await screen.findByRole('button', { name: /^Tell it about you/ }));
    fireEvent.change(screen.getByLabelText('Where are you with this step?'), {
      target: { value: '  I have not opened post since June. ' },
    });
    fireEvent.click(screen.getByRole('button', { name: /^Get AI coaching/ }));
    await screen.findByText('Writing it for you…');
    expect(body('/api/ai-coaching').userContext).toBe('I have not opened post since June.');
  });

  it('uses progress and reflections only when the learner allows it', async () => {
    show();
    fireEvent.click(await screen.findByRole('button', { name: /^Tell it about you/ }));
    const progress = screen.getByRole<HTMLInputElement>('checkbox', { name: /steps I have completed/ });
    const reflections = screen.getByRole<HTMLInputElement>('checkbox', { name: /reflections and mood/ });
    expect([progress.checked, reflections.checked]).toEqual([false, false]);
    fireEvent.click(reflections);
    fireEvent.click(screen.getByRole('button', { name: /^Get AI coaching/ }));
    await screen.findByText('Writing it for you…');
    expect(body('/api/ai-coaching')).toMatchObject({ useProgress: false, useReflections: true });
  });

  it('is shown after a reload and can be cancelled while in progress', async () => {
    responses['GET /api/roadmaps/r1/coachings'] = [going];
    responses['POST /api/ai-runs/run1/cancel'] = { ...going, status: 'cancelled' };
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel coaching: Open one letter' }));
    const again = await screen.findByRole('button', { name: /^Get AI coaching/ });
    expect((again as HTMLButtonElement).disabled).toBe(false);
  });

  it('is followed when another tab started it', async () => {
    responses['POST /api/ai-coaching'] = {
      code: 'RUN_ACTIVE',
      message: 'We are already working on this step.',
    };
    show();
    const button = await screen.findByRole('button', { name: /^Get AI coaching/ });
    responses['GET /api/roadmaps/r1/coachings'] = [going];
    fireEvent.click(button);
    await screen.findByText('Writing it for you…');
    expect(screen.queryByRole('alert')).toBeNull();
    finish(done);
    await screen.findByRole('button', { name: /^Personalized/ });
    expect(currentToast()).toMatchObject({ title: 'AI Coaching Generated' });
  });

  it('shows why it was rejected and can be requested again', async () => {
    responses['POST /api/ai-coaching'] = { code: 'TOO_MANY', message: 'Twenty an hour is the most.' };
    show();
    fireEvent.click(await screen.findByRole('button', { name: /^Get AI coaching/ }));
    expect((await screen.findByRole('alert')).textContent).toBe('Twenty an hour is the most.');
    expect(currentToast()).toMatchObject({
      title: 'Coaching Unavailable',
      description: 'Unable to generate personalized guidance right now.',
      variant: 'destructive',
    });
    expect(screen.getByRole('button', { name: /^Get AI coaching/ })).toBeTruthy();
  });

  it('shows why it failed', async () => {
    show();
    fireEvent.click(await screen.findByRole('button', { name: /^Get AI coaching/ }));
    await screen.findByRole('button', { name: /^Adapting/ });
    finish({ ...going, status: 'failed', message: 'The engine did not answer.' });
    expect((await screen.findByRole('alert')).textContent).toBe('The engine did not answer.');
    expect(currentToast()).toMatchObject({ title: 'Coaching Unavailable' });
  });

  it('is disabled in a locked stage and links guests to the login', async () => {
    show({ locked: true });
    const closed = await screen.findByRole('button', { name: /^Get AI coaching/ });
    expect((closed as HTMLButtonElement).disabled).toBe(true);
    cleanup();
    show({ user: null });
    expect(await screen.findByRole('link', { name: 'Log in to get coaching: Open one letter' })).toBeTruthy();
  });
});

describe('without a model', () => {
  const start = { name: 'Look in Rosa’s story: Open one letter' };
  const passage = {
    text: 'I opened one letter a day.',
    step: { id: 's2', title: 'Sort the letters', stageTitle: 'Letters' },
    voice: null,
  };
  const found = (passages: object[]): AiRun => ({
    ...done,
    engine: 'offline',
    message: 'Here are words of the mentor’s story.',
    coaching: { ...EMPTY, passages: passages as [] },
  });
  beforeEach(() => {
    responses['GET /api/config'] = configOf('offline');
  });

  it('the reply quotes the mentor, and is called neither AI nor personalized', async () => {
    show();
    fireEvent.click(await screen.findByRole('button', start));
    await screen.findByText('Searching the story…');
    finish(found([passage]));
    expect(await screen.findByRole('heading', { name: 'From Rosa’s story' })).toBeTruthy();
    expect(screen.getByText(passage.text)).toBeTruthy();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/roadmap/r1?step=s2', '/scheduling?mentor=7&about=r1', '/messages/with/7']);
    expect(document.body.textContent).not.toMatch(/\bAI\b|personali[sz]ed|coaching/i);
    expect(currentToast()).toMatchObject({ title: 'Here are words of the mentor’s story.' });
    expect(screen.getByRole('button', { name: 'Ask again: Open one letter' })).toBeTruthy();
  });

  it('a link to the mentor is shown where the story contains nothing about the step', async () => {
    responses['GET /api/roadmaps/r1/coachings'] = [found([])];
    show();
    expect(await screen.findByRole('heading', { name: 'Rosa did not write about this here.' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Write a message' })).toBeTruthy();
  });

  it('no field for progress and reflections is shown', async () => {
    show();
    fireEvent.click(await screen.findByRole('button', { name: /^Ask something/ }));
    fireEvent.change(screen.getByLabelText('What would you like to know?'), {
      target: { value: 'Who helped you?' },
    });
    expect(screen.queryByRole('checkbox')).toBeNull();
    fireEvent.click(screen.getByRole('button', start));
    await screen.findByText('Searching the story…');
    expect(body('/api/ai-coaching').userContext).toBe('Who helped you?');
  });

  it('an earlier reply of another kind is still shown', async () => {
    responses['GET /api/roadmaps/r1/coachings'] = [{ ...done, engine: 'offline' }];
    show();
    expect(await screen.findByText("From Rosa's words. No model is connected.")).toBeTruthy();
    expect(screen.getByText('Sit down')).toBeTruthy();
  });
});

function show(props: { user?: User | null; locked?: boolean } = {}): void {
  renderScreen(
    <CoachingSlot user={user} roadmap={roadmap} step={step} locked={false} preview={false} {...props} />,
  );
}

const body = (url: string): Record<string, unknown> =>
  JSON.parse(String(sent.find((one) => one.url === url)?.init.body));

/** A stream with the end event of the run. */
function eventStream(run: AiRun): Response {
  const text = `id: 1\nevent: end\ndata: ${JSON.stringify({ id: 1, type: 'end', run })}\n\n`;
  const chunks = [new TextEncoder().encode(text)];
  const reader = {
    read: async () => ({ done: chunks.length === 0, value: chunks.shift() }),
    cancel: async () => {},
  };
  return { ok: true, status: 200, body: { getReader: () => reader } } as unknown as Response;
}

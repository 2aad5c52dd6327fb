import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { User } from '@waymark/contracts/identity/http';
import type { Safety } from '@waymark/contracts/roadmaps/coaching';
import type { Roadmap, Step } from '@waymark/contracts/roadmaps/http';
import type { ShownReply } from '@waymark/contracts/roadmaps/replies';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import type { StoryPassage } from '@waymark/contracts/roadmaps/story-passage';
import { helpFor } from '@waymark/safety/help';
import { FakeApi, refused } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import AskStory from './ask-story.tsx';
import { hasQuotableWords } from './has-quotable-words.ts';

const QUESTIONS = '/api/roadmaps/r1/questions';
const user = { id: 1 } as User;
const roadmap = { id: 'r1', mentorId: 7, mentor: { id: 7, name: 'Rosa' } } as Roadmap;
const passage: StoryPassage = {
  text: 'Then I asked for help. She came with soup.',
  step: { id: 's2', title: 'Ask somebody', stageTitle: 'First' },
  voice: {
    ...{ sourceId: 'v1', used: true, state: 'ready', url: '/api/media/c1', start: 0, end: 4 },
    transcript: null,
  },
};
const suicide: Safety = { level: 'strong', kinds: ['suicide'], urgent: false, language: 'en' };

const aRun: AiRun = {
  ...{ id: 'run1', kind: 'reply', roadmapId: 'r1', stepId: null, status: 'queued', phase: 'drafting' },
  ...{ progress: 0.5, engine: 'openai', message: null, outcome: null, stagesGenerated: 0, draft: [] },
  ...{ heldBackCount: 0, crisis: false, reply: null, coaching: null, wording: null, extraction: null },
  ...{ createdAt: '2026-11-21T10:00:00.000Z', finishedAt: null },
};
const helpTitle = { name: helpFor(suicide, null).title };

let api: FakeApi;
let shown: string[];
beforeEach(() => {
  api = new FakeApi({ [QUESTIONS]: { body: { passages: [passage], safety: null } } });
  shown = [];
});

const show = (reader: User | null = user) =>
  renderScreen(<AskStory roadmap={roadmap} user={reader} onShowStep={(id) => shown.push(id)} />);
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your question');
async function ask(question: string) {
  fireEvent.change(await screen.findByLabelText('Your question'), { target: { value: question } });
  fireEvent.click(screen.getByRole('button', { name: 'Ask' }));
}

describe('a question', () => {
  it('gets passages, which lead to their step and its voice, and moves the focus to their heading', async () => {
    show();
    await ask('  Who came with soup? ');
    const heading = await screen.findByRole('heading', { name: 'From Rosa’s story' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText(passage.text)).toBeTruthy();
    expect(api.sent).toMatchObject([{ url: QUESTIONS, body: { question: 'Who came with soup?' } }]);
    expect(screen.getByText(/Hear this in Rosa’s voice/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /From step “Ask somebody”/ }));
    expect(shown).toEqual(['s2']);
  });

  it('without a passage leads to the mentor', async () => {
    api.responses[QUESTIONS] = { body: { passages: [], safety: null } };
    show();
    await ask('Which tomatoes grow on a balcony?');
    const heading = await screen.findByRole('heading', { name: 'Rosa did not write about this here.' });
    expect(document.activeElement).toBe(heading);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(['/scheduling?mentor=7&about=r1', '/messages/with/7']));
  });

  it('needs some words', async () => {
    show();
    await ask('   ');
    await screen.findByText('Please write a question');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(api.sent).toEqual([]);
  });

  it('stays in the field after an error, with its message', async () => {
    api.responses[QUESTIONS] = refused(503, 'Please try again in 30 seconds.');
    show();
    await ask('Who came with soup?');
    expect((await screen.findByRole('alert')).textContent).toContain('Please try again in 30 seconds.');
    expect(field().value).toBe('Who came with soup?');
  });

  it('with signs of danger is not sent and gets help alone', async () => {
    show();
    await ask('I am going to kill myself.');
    await screen.findByRole('region', helpTitle);
    expect(api.sent).toEqual([]);
    expect(screen.queryByRole('heading', { name: /From Rosa/ })).toBeNull();
  });

  it('gets help alone also where only the server finds a sign', async () => {
    api.responses[QUESTIONS] = { body: { passages: [], safety: suicide } };
    show();
    await ask('Who came with soup?');
    await waitFor(() => expect(api.sent).toHaveLength(1));
    await screen.findByRole('region', helpTitle);
    expect(screen.queryByText('Rosa did not write about this here.')).toBeNull();
  });

  it('needs a login', async () => {
    show(null);
    expect((await screen.findByRole('link', { name: 'Log in to ask' })).getAttribute('href')).toBe('/auth');
    expect(screen.queryByLabelText('Your question')).toBeNull();
  });
});

describe('with a model, a question', () => {
  const REPLIES = '/api/roadmaps/r1/replies';
  const claims = [{ text: 'Rosa asked for help.', quote: 'Then I asked for help.', passage }];
  const run = (over: Partial<AiRun> = {}): AiRun => ({ ...aRun, status: 'succeeded', ...over });
  const shown = (over: Partial<ShownReply> = {}): ShownReply => ({
    ...{ question: 'Who came with soup?', claims, isReduced: false, safety: null },
    ...over,
  });
  beforeEach(() => {
    api.responses['/api/config'] = { body: { demoMode: false, demoAccounts: [], aiEngine: 'openai' } };
    api.responses['/api/ai-limits'] = refused(404, 'No.');
  });
  async function askModel(ended: AiRun) {
    api.responses[REPLIES] = { body: ended };
    show();
    await screen.findByText(/also sent to the AI model/);
    await ask('Who came with soup?');
  }

  it('gets a short reply whose sentences carry their words, above the passages', async () => {
    await askModel(run({ reply: shown() }));
    expect(await screen.findByText('Rosa asked for help.')).toBeTruthy();
    expect(screen.getByText('Then I asked for help.')).toBeTruthy();
    expect(screen.getByText(passage.text)).toBeTruthy();
    expect(screen.getByText(/^Written by an AI model/)).toBeTruthy();
    expect(api.sent.map(({ url }) => url)).toEqual([QUESTIONS, REPLIES]);
  });

  it('without an answer in the story gets a reply that states this', async () => {
    api.responses[QUESTIONS] = { body: { passages: [], safety: null } };
    await askModel(run({ reply: shown({ claims: [] }) }));
    expect(await screen.findByText('Rosa did not talk about this.')).toBeTruthy();
  });

  it('gets the passages alone where the model fails, with the reason', async () => {
    await askModel(run({ status: 'failed', message: 'The AI declined to answer this.', reply: null }));
    expect((await screen.findByRole('alert')).textContent).toBe('The AI declined to answer this.');
    expect(screen.getByText(passage.text)).toBeTruthy();
  });

  it('can be cancelled while it is written', async () => {
    api.responses['/api/ai-runs/run1/cancel'] = { body: run({ status: 'cancelled' }) };
    await askModel(run({ status: 'running' }));
    await screen.findByText('A short reply is being written…');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByText('A short reply is being written…')).toBeNull());
    expect(api.sent.map(({ url }) => url)).toContain('/api/ai-runs/run1/cancel');
    expect(screen.getByText(passage.text)).toBeTruthy();
  });

  it('gets help alone where only the model finds a sign', async () => {
    await askModel(run({ reply: shown({ question: '', claims: [], safety: suicide }) }));
    await screen.findByRole('region', helpTitle);
    expect(screen.queryByText(passage.text)).toBeNull();
  });

  it('is kept with its reply, and can be deleted', async () => {
    const kept = run({ reply: shown({ claims: [], isReduced: true }) });
    api.responses[REPLIES] = { body: [kept] };
    api.responses['/api/replies/run1'] = { body: { success: true } };
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'What you asked before' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Who came with soup?' }));
    await screen.findByText(/Rosa no longer shares the words/);
    fireEvent.click(screen.getByRole('button', { name: 'Delete the reply to: Who came with soup?' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(api.sent.map(({ url }) => url)).toEqual(['/api/replies/run1']));
  });
});

it('offers questions only where words of the mentor may be quoted', () => {
  const withStep = (step: Partial<Step>) =>
    hasQuotableWords({ stages: [{ steps: [step] }] } as unknown as Roadmap);
  const evidence = { sourceId: 's', quote: 'I stopped.', start: 0, end: 10 };
  expect(withStep({ evidence, origin: 'ai', description: 'Stop.' })).toBe(true);
  expect(withStep({ evidence: null, origin: 'ai', description: 'Stop.' })).toBe(false);
  expect(withStep({ evidence: null, origin: 'mentor', description: 'Stop.' })).toBe(true);
  expect(withStep({ evidence: null, origin: 'mentor', description: '' })).toBe(false);
});

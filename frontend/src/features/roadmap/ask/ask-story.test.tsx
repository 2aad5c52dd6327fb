import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { User } from '@waymark/contracts/identity/http';
import type { Safety } from '@waymark/contracts/roadmaps/coaching';
import type { Roadmap, Step } from '@waymark/contracts/roadmaps/http';
import type { StoryPassage } from '@waymark/contracts/roadmaps/questions';
import { helpFor } from '@waymark/safety/help';
import { FakeApi, refused } from '../../../testing/fake-api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
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
  it('gets passages, whose heading gets the focus, and which lead to their step and its voice', async () => {
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
    expect(links).toEqual(expect.arrayContaining(['/scheduling?mentor=7&about=r1', '/mentor/7/message']));
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

it('is offered only where words of the mentor may be quoted', () => {
  const withStep = (step: Partial<Step>) =>
    hasQuotableWords({ stages: [{ steps: [step] }] } as unknown as Roadmap);
  const evidence = { sourceId: 's', quote: 'I stopped.', start: 0, end: 10 };
  expect(withStep({ evidence, origin: 'ai', description: 'Stop.' })).toBe(true);
  expect(withStep({ evidence: null, origin: 'ai', description: 'Stop.' })).toBe(false);
  expect(withStep({ evidence: null, origin: 'mentor', description: 'Stop.' })).toBe(true);
  expect(withStep({ evidence: null, origin: 'mentor', description: '' })).toBe(false);
});

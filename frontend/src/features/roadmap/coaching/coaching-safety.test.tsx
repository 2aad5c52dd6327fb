import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { User } from '@waymark/contracts/identity/http';
import { Safety } from '@waymark/contracts/roadmaps/coaching';
import type { Roadmap, Step } from '@waymark/contracts/roadmaps/http';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { helpFor } from '@waymark/safety/help';
import { currentToast } from '#shared/ui/toast.ts';
import { FakeApi } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { CoachingSlot } from './coaching-slot.tsx';

const START = '/api/ai-coaching';
const LIST = '/api/roadmaps/r1/coachings';
const AT_HOME = 'My husband hits me.';
const user = { id: 1 } as User;
const step = { id: 's1', title: 'Open one letter' } as Step;
const roadmap = { id: 'r1', mentor: { name: 'Rosa' } } as Roadmap;
const safetyOf = (level: 'strong' | 'ask-first', kind: Safety['kinds'][number] = 'suicide'): Safety => ({
  level,
  kinds: [kind],
  language: 'en',
  urgent: false,
});

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi({
    [LIST]: { body: [] },
    '/api/config': { body: { demoMode: false, demoAccounts: [], aiEngine: 'openai' } },
  });
});
afterEach(() => {
  document.body.hidden = false;
});

function finished(safety: Safety): AiRun {
  return {
    id: 'run1',
    kind: 'coaching',
    roadmapId: 'r1',
    stepId: 's1',
    status: 'succeeded',
    phase: 'done',
    progress: 1,
    engine: 'offline',
    message: null,
    outcome: null,
    stagesGenerated: 0,
    draft: [],
    heldBackCount: 0,
    crisis: false,
    wording: null,
    extraction: null,
    coaching: {
      opening: '',
      // The screen shows help alone also if the server sent more.
      actions: [{ title: 'Sit down', detail: '' }],
      questions: ['What did you do that night?'],
      obstacle: null,
      quote: null,
      encouragement: '',
      passages: [],
      safety: Safety.parse(safety),
    },
    createdAt: '2026-11-21T10:00:00.000Z',
    finishedAt: '2026-11-21T10:00:09.000Z',
  };
}

const show = () =>
  renderScreen(<CoachingSlot user={user} roadmap={roadmap} step={step} locked={false} preview={false} />);
const startButton = () => screen.findByRole<HTMLButtonElement>('button', { name: /^Get AI coaching/ });
const contextField = () => screen.getByLabelText<HTMLTextAreaElement>('Where are you with this step?');
async function send(context: string) {
  fireEvent.click(await screen.findByRole('button', { name: /^Tell it about you/ }));
  fireEvent.change(contextField(), { target: { value: context } });
  fireEvent.click(await startButton());
}
const hasToast = () => currentToast()?.open ?? false;
const helpTitled = (safety: Safety) => screen.findByRole('region', { name: helpFor(safety, null).title });

describe('a text with signs of danger', () => {
  it('gets help alone at once, in its language, and is not sent', async () => {
    show();
    await send('Quiero morir, no puedo más.');
    const region = await helpTitled({ level: 'strong', kinds: ['suicide'], urgent: false, language: 'es' });
    expect(region.lang).toBe('es');
    expect(region.contains(document.activeElement)).toBe(true);
    expect(api.sent).toEqual([]);
    expect(hasToast()).toBe(false);
    expect((await startButton()).disabled).toBe(false);
    const button = await startButton();
    expect(region.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('gets help before it is sent also for a question to a professional', async () => {
    show();
    await send('Can I stop my antidepressants?');
    await helpTitled(safetyOf('ask-first', 'medicine'));
    expect(api.sent).toEqual([]);
  });

  it('can be followed by another text, which is sent', async () => {
    api.responses[START] = { body: { ...finished(safetyOf('strong')), coaching: null, status: 'failed' } };
    show();
    await send('I am going to kill myself.');
    await helpTitled(safetyOf('strong'));
    await send('Thank you. I would like to try the step again.');
    await waitFor(() => expect(api.sent).toHaveLength(1));
    expect(screen.queryByText(helpFor(safetyOf('strong'), null).title)).toBeNull();
  });

  it('is deleted when the help is discreet', async () => {
    show();
    await send(AT_HOME);
    const region = await screen.findByRole('region', { name: 'For you' });
    expect(region.contains(document.activeElement)).toBe(true);
    expect(document.body.innerHTML).not.toContain(AT_HOME);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    fireEvent.click(screen.getByRole('button', { name: /^Tell it about you/ }));
    expect(contextField().value).toBe('');
    expect(api.sent).toEqual([]);
    cleanup();
    show();
    await startButton();
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('a coaching in which the server found a sign', () => {
  it.each([safetyOf('strong'), safetyOf('ask-first', 'medicine')])(
    'is help alone for $level, without a toast',
    async (safety) => {
      api.responses[START] = { body: finished(safety) };
      show();
      fireEvent.click(await startButton());
      const region = await helpTitled(safety);
      expect(region.contains(document.activeElement)).toBe(true);
      expect(screen.queryByRole('region', { name: 'Your coaching' })).toBeNull();
      expect(screen.queryByText(/Sit down|What did you do/)).toBeNull();
      expect(hasToast()).toBe(false);
      expect((await startButton()).disabled).toBe(false);
    },
  );

  it('is shown again after a reload, without taking the focus', async () => {
    api.responses[LIST] = { body: [finished(safetyOf('strong'))] };
    show();
    await helpTitled(safetyOf('strong'));
    expect(document.activeElement).toBe(document.body);
  });

  it('is shown folded where it is discreet, and not after a reload', async () => {
    const run = finished(safetyOf('strong', 'violence-at-home'));
    api.responses[START] = { body: run };
    show();
    fireEvent.click(await startButton());
    await screen.findByRole('region', { name: 'For you' });
    expect(screen.queryByText('Sit down')).toBeNull();
    expect(hasToast()).toBe(false);
    cleanup();
    api.responses[LIST] = { body: [run] };
    show();
    await startButton();
    expect(screen.queryByRole('region')).toBeNull();
  });
});

import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { InterviewAnswer } from '@waymark/contracts/roadmaps/interview';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { aRoadmap } from '#testing/directory-samples.ts';
import { expectToast } from '#testing/expect-toast.ts';
import { FakeApi } from '#testing/fake-api.ts';
import { FakeRecorder, withFakeRecorder } from '#testing/fake-recorder.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { MaterialProvider } from '../shared/material-state.tsx';
import { InterviewPanel } from './interview-panel.tsx';

const ADDRESS = '/api/roadmaps/r1/interview';
const FOLLOW_UP = `${ADDRESS}/1/follow-up`;
const WORDS = 'A letter came in March, and I sat down.';
const stored = (given: Partial<InterviewAnswer> = {}): InterviewAnswer => ({
  ...{ question: 1, text: WORDS, revision: 1, followUp: null, recordingId: null },
  ...{ updatedAt: '2026-01-01T00:00:00.000Z', ...given },
});
const recording = (given: Partial<Source> = {}): Source => ({
  ...{ id: 's1', roadmapId: 'r1', kind: 'file', status: 'stored', originalName: 'Voice' },
  ...{ filename: 'f', fileType: 'audio/webm', fileSize: 9, words: null, message: null, permissions: [] },
  ...{
    durationSeconds: 65,
    take: null,
    speakers: [],
    speaker: null,
    levels: [],
    createdAt: '2026-03-04T10:00:00.000Z',
    ...given,
  },
});
const run = (given: object = {}) => ({
  ...{ id: 'run1', kind: 'follow-up', roadmapId: 'r1', stepId: null, question: 1, status: 'queued' },
  ...{ phase: 'queued', progress: 0, engine: null, message: null, outcome: null, stagesGenerated: 0 },
  ...{ draft: [], heldBackCount: 0, crisis: false, coaching: null, wording: null, extraction: null },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', finishedAt: null, ...given },
});
const upload = {
  ...{ id: 'a1', roadmapId: 'r1', fileType: 'audio/webm', parts: 1, bytes: 10, seconds: 1 },
  ...{ sourceId: null, takeOf: null, createdAt: run().createdAt, updatedAt: run().createdAt },
};
const allowance = { used: 0, limit: 20, freeAt: null };

let api: FakeApi;
withFakeRecorder();
beforeEach(() => sessionStorage.clear());

function show(answer: InterviewAnswer, given: { aiEngine?: string; sources?: Source[] } = {}) {
  const { aiEngine = 'openai', sources = [] } = given;
  api = new FakeApi({
    '/api/config': { body: { demoMode: false, demoAccounts: [], aiEngine } },
    '/api/ai-limits': {
      body: { atOnce: { used: 0, limit: 2 }, hour: allowance, day: allowance, tokens: allowance },
    },
    '/api/roadmaps/r1/sources': { body: sources },
    [ADDRESS]: { body: { answers: [answer], asking: [] } },
  });
  sessionStorage.setItem('waymark-speaking-r1', '1');
  renderScreen(
    <MaterialProvider roadmapId="r1" drafting={false}>
      <InterviewPanel roadmap={aRoadmap({ id: 'r1', isOwner: true }, [])} />
    </MaterialProvider>,
  );
}
/** The first question, without its recorder. */
async function open(...args: Parameters<typeof show>) {
  show(...args);
  fireEvent.click(await screen.findByRole('button', { name: 'Close the recorder' }));
}
const ask = async () => {
  const button = await screen.findByRole('button', { name: 'Ask me a follow-up question' });
  button.focus();
  fireEvent.click(button);
};

describe('a follow-up question', () => {
  it('is requested by the mentor, who writes below it', async () => {
    await open(stored());
    const followUp = { question: 'Who wrote it?', answer: '' };
    api.responses[FOLLOW_UP] = {
      status: 202,
      body: run({ status: 'succeeded', finishedAt: run().createdAt }),
    };
    api.responses[ADDRESS] = { body: { answers: [stored({ followUp })], asking: [] } };
    await ask();
    const box = await screen.findByRole('textbox', { name: 'Who wrote it?' });
    await waitFor(() => expect(document.activeElement).toBe(box));
    api.responses[`${ADDRESS}/1`] = {
      body: stored({ followUp: { ...followUp, answer: 'The bank.' }, revision: 2 }),
    };
    fireEvent.change(box, { target: { value: 'The bank.' } });
    await screen.findByText('Saved', undefined, { timeout: 3_000 });
    expect(api.sent.at(-1)?.body).toEqual({ text: WORDS, followUpAnswer: 'The bank.', revision: 1 });
  });

  it('is not offered without a model, or for a few words', async () => {
    await open(stored(), { aiEngine: 'offline' });
    await screen.findByRole('button', { name: 'Answer aloud' });
    expect(screen.queryByRole('button', { name: /follow-up/ })).toBeNull();
  });

  it('that could not be found shows the reason, and can be requested again', async () => {
    await open(stored());
    const failed = run({ status: 'failed', message: 'Too busy.', finishedAt: run().createdAt });
    api.responses[FOLLOW_UP] = { status: 202, body: failed };
    await ask();
    expect((await screen.findByRole('alert')).textContent).toBe('Too busy.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('is replaced by help when the writer may be in danger', async () => {
    await open(stored());
    const refused = run({ status: 'refused', crisis: true, message: 'Hard.', finishedAt: run().createdAt });
    api.responses[FOLLOW_UP] = { status: 202, body: refused };
    await ask();
    await screen.findByText(/If you are in danger yourself now/);
    expect(screen.queryByText('Hard.')).toBeNull();
  });

  it('is removed with its words after a confirmation', async () => {
    await open(stored({ followUp: { question: 'Who wrote it?', answer: 'The bank.' } }));
    fireEvent.click(await screen.findByRole('button', { name: 'Remove this question' }));
    api.responses[FOLLOW_UP] = { body: stored({ revision: 2 }) };
    fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('Who wrote it?')).toBeNull());
    expect(api.sent).toMatchObject([{ url: FOLLOW_UP }]);
  });
});

describe('an interview answer beyond the limit', () => {
  it('is kept whole, is not sent, and must be shortened before the next question', async () => {
    await open(stored());
    const box = screen.getByRole<HTMLTextAreaElement>('textbox');
    const long = 'word '.repeat(2_001);
    fireEvent.change(box, { target: { value: long } });
    expect(box.value).toBe(long);
    expect(screen.getByText(/^Not saved: an answer can have at most 10000 characters\./)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    await expectToast('The answer is too long');
    expect(screen.getByText('Question 1 of 5')).toBeTruthy();
    expect(api.sent).toEqual([]);
    api.responses[`${ADDRESS}/1`] = { body: stored({ revision: 2 }) };
    fireEvent.change(box, { target: { value: WORDS } });
    await screen.findByText('Saved', undefined, { timeout: 3_000 });
  });
});

describe('a spoken interview answer', () => {
  const empty = stored({ text: '' });

  it('takes the recording that is saved in its recorder', async () => {
    show(empty, { sources: [recording({ id: 'older' })] });
    const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
    const saved = recording({ status: 'processing' });
    api.responses['/api/roadmaps/r1/recordings'] = { status: 201, body: upload };
    api.responses['/api/recordings/'] = { status: 201, body: saved };
    api.responses[`${ADDRESS}/1`] = { body: stored({ text: '', recordingId: 's1', revision: 2 }) };
    await press('Start recording');
    await screen.findByRole('button', { name: 'Stop recording' });
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Close the recorder' })).toBeNull();
    FakeRecorder.last.say(10);
    await press('Stop recording');
    api.responses['/api/roadmaps/r1/sources'] = { body: [recording({ id: 'older' }), saved] };
    await press('Save recording');
    await screen.findByText(/^Writing down what you said/);
    await waitFor(() =>
      expect(api.sent).toContainEqual(
        expect.objectContaining({ body: { text: '', recordingId: 's1', revision: 1 } }),
      ),
    );
    await press('Next');
    expect(await screen.findByText('Question 2 of 5')).toBeTruthy();
  });

  it('is written down from its transcript when nothing is written', async () => {
    show(stored({ text: '', recordingId: 's1' }), { sources: [recording({ status: 'ready', words: 3 })] });
    api.responses['/api/sources/s1/text'] = { body: { id: 's1', text: 'What I said.\n', moments: [] } };
    fireEvent.click(await screen.findByRole('button', { name: 'Close the recorder' }));
    await waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('What I said.'));
  });

  it('can be played without a speech model, and needs written words before the next question', async () => {
    await open(stored({ text: '', recordingId: 's1' }), { aiEngine: 'offline', sources: [recording()] });
    await screen.findByText('Listen to it, and write down what you said.');
    expect(screen.getByRole('button', { name: 'Play Voice' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    await expectToast('Please provide a response');
  });
});

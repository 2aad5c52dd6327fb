import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { InterviewAnswer } from '@waymark/contracts/roadmaps/interview';
import { INTERVIEW_QUESTIONS } from '@waymark/contracts/roadmaps/interview-questions';
import { errorBody } from '#testing/contract-responses.ts';
import { aRoadmap } from '#testing/directory-samples.ts';
import { expectToast } from '#testing/expect-toast.ts';
import { FakeApi } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { MaterialProvider } from '../shared/material-state.tsx';
import { InterviewPanel } from './interview-panel.tsx';

const ADDRESS = '/api/roadmaps/r1/interview';
const stored = (question: number, text: string, revision = 1): InterviewAnswer => ({
  ...{ question, text, revision, followUp: null, recordingId: null },
  updatedAt: '2026-01-01T00:00:00.000Z',
});
const all = INTERVIEW_QUESTIONS.map(({ number }) => stored(number, `Answer ${number}`));

let api: FakeApi;
beforeEach(() => {
  sessionStorage.clear();
  api = new FakeApi({
    [ADDRESS]: { body: { answers: [], asking: [] } },
    '/api/roadmaps/r1/sources': { body: [] },
  });
});

const show = () =>
  renderScreen(
    <MaterialProvider roadmapId="r1" drafting={false}>
      <InterviewPanel roadmap={aRoadmap({ id: 'r1', isOwner: true }, [])} />
    </MaterialProvider>,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const write = (text: string) => fireEvent.change(box(), { target: { value: text } });
const pause = (ms = 1_000) => act(() => jest.advanceTimersByTimeAsync(ms));
const begin = async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Start Interview' }));
  jest.useFakeTimers();
};
const settled = () => jest.useRealTimers();

describe('the interview', () => {
  it('requires an interview answer before the next question', async () => {
    await begin();
    press('Next');
    await act(() => jest.advanceTimersByTimeAsync(0));
    settled();
    await expectToast('Please provide a response', 'Share your thoughts before moving to the next question.');
    expect(screen.getByText('Question 1 of 5')).toBeTruthy();
    expect(box().getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull();
  });

  it('saves an interview answer when its writer pauses', async () => {
    await begin();
    api.responses[`${ADDRESS}/1`] = { body: stored(1, 'Debt') };
    write('De');
    write('Debt');
    expect(screen.getByRole('status').textContent).toBe('Not saved yet…');
    await pause();
    settled();
    expect(api.sent).toMatchObject([{ url: `${ADDRESS}/1`, body: { text: 'Debt', revision: 0 } }]);
    expect(screen.getByRole('status').textContent).toBe('Saved');
  });

  it('restores unsaved interview answers after a reload, and tries to save them again', async () => {
    await begin();
    api.responses[`${ADDRESS}/1`] = { status: 503, body: { code: 'UNAVAILABLE', message: 'Later.' } };
    write('Debt');
    await pause();
    expect(screen.getByRole('status').textContent).toMatch(/^Not saved/);
    cleanup();
    settled();
    api.responses[`${ADDRESS}/1`] = { body: stored(1, 'Debt') };
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Previous' }));
    expect(box().value).toBe('Debt');
    expect(await screen.findByText('Saved')).toBeTruthy();
  });

  it('shows the interview answer of another window and keeps the chosen one', async () => {
    await begin();
    api.responses[`${ADDRESS}/1`] = {
      status: 409,
      body: errorBody(409, { code: 'STALE', message: 'Changed.' }),
    };
    api.responses[ADDRESS] = { body: { answers: [stored(1, 'Theirs', 4)], asking: [] } };
    write('Mine');
    await pause();
    settled();
    expect((await screen.findByRole('alert')).textContent).toContain('Theirs');
    api.responses[`${ADDRESS}/1`] = { body: stored(1, 'Mine', 5) };
    press('Keep mine');
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(api.sent.at(-1)?.body).toEqual({ text: 'Mine', revision: 4 });
  });

  it('continues at the first question without an interview answer', async () => {
    api.responses[ADDRESS] = { body: { answers: all.slice(0, 2), asking: [] } };
    show();
    expect(await screen.findByText('Question 3 of 5')).toBeTruthy();
    press('Previous');
    expect(box().value).toBe('Answer 2');
  });

  it('deletes all interview answers after a confirmation', async () => {
    api.responses[ADDRESS] = { body: { answers: all, asking: [] } };
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Start Over' }));
    api.responses[ADDRESS] = { body: { success: true } };
    fireEvent.click(screen.getByRole('alertdialog').querySelectorAll('button')[1]!);
    expect(await screen.findByRole('button', { name: 'Start Interview' })).toBeTruthy();
    expect(api.sent).toMatchObject([{ url: ADDRESS }]);
  });

  it('shows that the interview did not load, and offers a retry', async () => {
    api.responses[ADDRESS] = { status: 503, body: { code: 'UNAVAILABLE', message: 'Later.' } };
    show();
    expect(await screen.findByText('Your interview did not load')).toBeTruthy();
  });
});

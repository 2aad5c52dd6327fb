import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Recording } from '@waymark/contracts/roadmaps/recordings';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { expectToast } from '#testing/expect-toast.ts';
import { FakeApi, refused } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { RecordingList } from './recording-list.tsx';
import { UnfinishedRecordings } from './unfinished-recordings.tsx';

// jsdom plays nothing.
beforeEach(() => {
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
});

const source = (given: Partial<Source> = {}): Source => ({
  ...{ id: 's1', roadmapId: 'r1', kind: 'file', status: 'stored', originalName: 'The night.webm' },
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
const recording = (given: Partial<Recording> = {}): Recording => ({
  ...{ id: 'a1', roadmapId: 'r1', fileType: 'audio/webm', parts: 3, bytes: 9, seconds: 751 },
  ...{ sourceId: null, takeOf: null },
  ...{ createdAt: '2026-03-04T10:00:00.000Z', updatedAt: '2026-03-04T10:13:00.000Z', ...given },
});

describe('a recording without a text', () => {
  const open = () => {
    const api = new FakeApi({
      '/api/roadmaps/r1/sources': { body: [source(), source({ id: 's2', fileType: 'image/png' })] },
      '/api/sources/s1/transcript': { body: source({ status: 'ready', words: 3 }) },
    });
    renderScreen(<RecordingList roadmapId="r1" onAnotherTake={null} />);
    return api;
  };

  it('is written down with time codes by keys that do not write', async () => {
    const api = open();
    fireEvent.click(await screen.findByRole('button', { name: 'Write down what you said: The night.webm' }));
    const box = screen.getByLabelText<HTMLTextAreaElement>('What you said');
    fireEvent.change(screen.getByRole('slider', { name: 'Position in The night.webm' }), {
      target: { value: '42' },
    });
    fireEvent.keyDown(box, { key: ';', ctrlKey: true });
    expect(box.value).toBe('[0:42] ');
    fireEvent.keyDown(box, { key: ',', ctrlKey: true });
    fireEvent.change(box, { target: { value: `${box.value}I was nine.` } });
    box.setSelectionRange(box.value.length, box.value.length);
    fireEvent.keyDown(box, { key: ';', ctrlKey: true });
    expect(box.value).toBe('[0:42] I was nine.\n[0:39] ');
    fireEvent.keyDown(box, { key: '.', ctrlKey: true });
    expect(screen.getByText('Speed 0.75×')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Save the text' }));
    await waitFor(() => expect(screen.queryByLabelText('What you said')).toBeNull());
    expect(api.sent).toMatchObject([{ body: { text: '[0:42] I was nine.\n[0:39] ' } }]);
  });

  it('says why once, and only where the page has not said it above', async () => {
    const stored = { body: [source({ message: 'We found no speech in it.' })] };
    const config = (aiEngine: string) => ({ body: { demoMode: false, demoAccounts: [], aiEngine } });
    new FakeApi({ '/api/roadmaps/r1/sources': stored, '/api/config': config('openai') });
    const { unmount } = renderScreen(<RecordingList roadmapId="r1" onAnotherTake={null} />);
    await screen.findByText('We found no speech in it.');
    unmount();
    new FakeApi({ '/api/roadmaps/r1/sources': stored, '/api/config': config('offline') });
    renderScreen(<RecordingList roadmapId="r1" onAnotherTake={null} />);
    await screen.findByRole('heading', { name: 'Your recordings' });
    await waitFor(() => expect(screen.queryByText('We found no speech in it.')).toBeNull());
  });

  it('is listed only if it is sound', async () => {
    open();
    await screen.findByRole('heading', { name: 'Your recordings' });
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });
});

describe('takes of a recording', () => {
  const take = (id: string, isUsed: boolean) =>
    source({ id, originalName: `${id}.webm`, take: { group: 's1', isUsed }, levels: [0, 50, 100] });

  it('are one recording, of which one take is chosen', async () => {
    const chosen: string[] = [];
    const api = new FakeApi({
      '/api/roadmaps/r1/sources': { body: [take('s1', false), source({ id: 's9' }), take('s2', true)] },
      '/api/sources/s1/choose-take': refused(503, 'Not now.'),
    });
    renderScreen(<RecordingList roadmapId="r1" onAnotherTake={({ id }) => chosen.push(id)} />);
    const takes = within(await screen.findByRole('group', { name: '2 takes' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    const radio = (number: number) =>
      takes.getByRole<HTMLInputElement>('radio', { name: `Use take ${number} for drafts` });
    expect([radio(1).checked, radio(2).checked]).toEqual([false, true]);
    fireEvent.click(radio(1));
    await waitFor(() => expect(radio(1).checked).toBe(true));
    await expectToast('Take not chosen');
    await waitFor(() => expect(radio(2).checked).toBe(true));
    fireEvent.click(screen.getByRole('button', { name: 'Record another take of s1.webm' }));
    expect([chosen, api.sent.length]).toEqual([['s1'], 1]);
  });

  it('are drawn with what was played of them', async () => {
    new FakeApi({ '/api/roadmaps/r1/sources': { body: [take('s1', true)] } });
    const { container } = renderScreen(<RecordingList roadmapId="r1" onAnotherTake={null} />);
    const slider = await screen.findByRole('slider', { name: 'Position in s1.webm' });
    const played = () =>
      [...container.querySelectorAll('svg[preserveAspectRatio] rect')].map((bar) =>
        bar.classList.contains('fill-clay'),
      );
    expect(played()).toEqual([false, false, false]);
    fireEvent.change(slider, { target: { value: '40' } });
    expect(played()).toEqual([true, true, false]);
    expect(slider.getAttribute('aria-valuetext')).toBe('0:40 of 1:05');
  });
});

describe('an unfinished recording', () => {
  it('is offered with its length, and saved as it is', async () => {
    const quiet = recording();
    const running = recording({ id: 'a2', updatedAt: new Date().toISOString() });
    const api = new FakeApi({
      '/api/roadmaps/r1/recordings': { body: [quiet, running, recording({ id: 'a3', parts: 0 })] },
      '/api/recordings/a1/finish': { status: 201, body: source() },
      '/api/roadmaps/r1/sources': { body: [] },
    });
    renderScreen(<UnfinishedRecordings roadmapId="r1" />);
    await screen.findByText(/^You have a recording of 12:31 that was not finished/);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Save it as it is' }));
    await waitFor(() => expect(api.sent).toMatchObject([{ url: '/api/recordings/a1/finish' }]));
  });
});

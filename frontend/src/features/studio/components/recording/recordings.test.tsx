import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Recording } from '@waymark/contracts/roadmaps/recordings';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { FakeApi } from '../../../../testing/fake-api.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { RecordingTexts } from './recording-texts.tsx';
import { UnfinishedRecordings } from './unfinished-recordings.tsx';

// jsdom plays nothing.
beforeEach(() => {
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
});

const source = (given: Partial<Source> = {}): Source => ({
  ...{ id: 's1', roadmapId: 'r1', kind: 'file', status: 'stored', originalName: 'The night.webm' },
  ...{ filename: 'f', fileType: 'audio/webm', fileSize: 9, words: null, message: null, permissions: [] },
  ...{ durationSeconds: 65, createdAt: '2026-03-04T10:00:00.000Z', ...given },
});
const recording = (given: Partial<Recording> = {}): Recording => ({
  ...{ id: 'a1', roadmapId: 'r1', fileType: 'audio/webm', parts: 3, bytes: 9, seconds: 751, sourceId: null },
  ...{ createdAt: '2026-03-04T10:00:00.000Z', updatedAt: '2026-03-04T10:13:00.000Z', ...given },
});

describe('a recording without a text', () => {
  const open = () => {
    const api = new FakeApi({
      '/api/roadmaps/r1/sources': { body: [source(), source({ id: 's2', fileType: 'image/png' })] },
      '/api/sources/s1/transcript': { body: source({ status: 'ready', words: 3 }) },
    });
    renderScreen(<RecordingTexts roadmapId="r1" />);
    return api;
  };

  it('is written down with time codes by keys that do not write', async () => {
    const api = open();
    fireEvent.click(await screen.findByRole('button', { name: 'Write it down: The night.webm' }));
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

  it('is listed only if it is sound', async () => {
    open();
    await screen.findByRole('heading', { name: 'Texts of your recordings' });
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
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

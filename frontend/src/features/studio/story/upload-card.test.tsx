import { beforeEach, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { FakeApi } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { UploadCard } from './upload-card.tsx';

// jsdom plays nothing.
beforeEach(() => {
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
});

const source: Source = {
  ...{ id: 's1', roadmapId: 'r1', kind: 'file', status: 'stored', originalName: 'boat.png' },
  ...{ filename: 'f', fileType: 'image/png', fileSize: 9, words: null, message: null, permissions: [] },
  ...{
    durationSeconds: null,
    take: null,
    speakers: [],
    speaker: null,
    levels: [],
    createdAt: '2026-03-04T10:00:00.000Z',
  },
};
const nothing = { sourceId: 's1', caption: '', extraction: null, run: null, materialSourceId: null };

it('rejects a caption that is too long instead of cutting it', () => {
  const api = new FakeApi({});
  renderScreen(<UploadCard source={source} content={nothing} onPermit={() => {}} onRemove={() => {}} />);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'c'.repeat(501) } });
  expect(screen.getByText('1 too many: at most 500 characters fit.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Save caption' }));
  expect(screen.getByText('A caption can have at most 500 characters.')).toBeTruthy();
  expect(api.sent).toEqual([]);
});

it('accepts a typed transcript of a video, and keeps the focus', async () => {
  const film = { ...source, originalName: 'harbour.webm', fileType: 'video/webm' };
  const api = new FakeApi({ '/api/sources/s1/transcript': { body: { ...film, status: 'ready', words: 3 } } });
  renderScreen(<UploadCard source={film} content={nothing} onPermit={() => {}} onRemove={() => {}} />);
  const write = screen.getByRole('button', { name: 'Write it down: harbour.webm' });
  write.focus();
  fireEvent.click(write);
  fireEvent.change(screen.getByLabelText('What you said'), { target: { value: 'I was nine.' } });
  const save = screen.getByRole('button', { name: 'Save the text' });
  save.focus();
  fireEvent.click(save);
  const again = await screen.findByRole('button', { name: 'Write it down: harbour.webm' });
  expect(document.activeElement).toBe(again);
  expect(api.sent).toMatchObject([{ body: { text: 'I was nine.' } }]);
});

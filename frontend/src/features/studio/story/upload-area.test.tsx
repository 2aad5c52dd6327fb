// guarantees: A cut upload names where, is sent again by itself and is stored once
import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { FakeApi } from '#testing/fake-api.ts';
import { FakeUpload, fakeUploads } from '#testing/fake-upload.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { source } from '#testing/review-scene.tsx';
import { UploadArea } from './upload-area.tsx';

fakeUploads();

function open(sources: Source[] = []) {
  const api = new FakeApi({ '/api/roadmaps/r1/sources': { body: sources } });
  const onDone = jest.fn();
  const { unmount } = renderScreen(<UploadArea roadmapId="r1" onDone={onDone} />);
  return { api, onDone, unmount };
}
const film = () => new File(['frames'], 'harbour.mp4', { type: 'video/mp4' });
const picker = () => screen.getByLabelText('Choose files', { selector: 'input' });
const choose = async (...files: File[]) => {
  fireEvent.change(picker(), { target: { files } });
  await screen.findByText(files.at(-1)!.name);
};
const button = (name: string) => screen.findByRole('button', { name });
const goOnline = (isOnline: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};

describe('an upload whose connection is lost', () => {
  it('shows where it stopped, is sent again once the device is online, and completes', async () => {
    const { onDone } = open();
    await choose(film());
    act(() => FakeUpload.last.sent(43));
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('43');
    goOnline(false);
    await act(async () => FakeUpload.last.end('onerror'));
    expect(await screen.findByText(/^You are offline at 43%\. The file is safe/)).toBeTruthy();
    await act(async () => jest.advanceTimersByTimeAsync(60_000));
    expect(FakeUpload.all).toHaveLength(1);
    goOnline(true);
    expect(await screen.findByText(/^0% of/)).toBeTruthy();
    await act(async () => FakeUpload.last.end('onload', 201, { ...source, id: 's9' }));
    expect(FakeUpload.all).toHaveLength(2);
    expect(onDone).toHaveBeenCalledWith(expect.objectContaining({ id: 's9' }));
  });

  it('is sent again after a while when the device does not report that it is online', async () => {
    open();
    await choose(film());
    await act(async () => FakeUpload.last.end('onerror'));
    await screen.findByText(/^The connection was lost at 0%/);
    await act(async () => jest.advanceTimersByTimeAsync(2_000));
    expect(FakeUpload.all).toHaveLength(2);
  });

  it('is sent again at once on request, and the focus stays beside it', async () => {
    open();
    await choose(film());
    await act(async () => FakeUpload.last.end('onerror'));
    const again = await button('Try again: harbour.mp4');
    again.focus();
    fireEvent.click(again);
    const cancel = await button('Cancel: harbour.mp4');
    expect(document.activeElement).toBe(cancel);
    fireEvent.click(cancel);
    expect(FakeUpload.all.at(-1)!.abort).toHaveBeenCalled();
    expect(document.activeElement).toBe(await button('Choose files'));
    await act(async () => jest.advanceTimersByTimeAsync(60_000));
    expect(FakeUpload.all).toHaveLength(2);
  });

  it('is not tried again when its file is gone', async () => {
    open();
    const file = film();
    jest.spyOn(file, 'slice').mockImplementation(() => {
      throw new DOMException('changed', 'NotReadableError');
    });
    await choose(file);
    await act(async () => FakeUpload.last.end('onerror'));
    expect(await screen.findByText(/^harbour.mp4 was changed or moved/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull();
  });
});

describe('a file that cannot be stored', () => {
  const tooLarge = film();
  Object.defineProperty(tooLarge, 'size', { value: 50 * 1024 * 1024 + 1 });

  it.each([
    ['of more than 50 MB', tooLarge, 'File size must be less than 50MB'],
    [
      'of another type',
      new File(['x'], 'harbour.exe'),
      'File type not supported. Please upload PDF, Word documents, images, audio, or video files.',
    ],
    ['that is empty', new File([], 'harbour.mp4'), 'This file is empty.'],
  ])('%s is named and not sent', async (_, file, message) => {
    open();
    await choose(file);
    await screen.findByText(message);
    expect(FakeUpload.all).toEqual([]);
  });
});

describe('an upload that a reload has ended', () => {
  const key = 'unfinished-uploads/r1/Upload files';

  it('is named until it is dismissed', async () => {
    open();
    await choose(film());
    const stored = sessionStorage.getItem(key)!;
    expect(JSON.parse(stored)).toEqual([{ name: 'harbour.mp4', size: 6 }]);
    document.body.innerHTML = '';
    sessionStorage.setItem(key, stored);
    open();
    expect(await screen.findByText('Not uploaded: harbour.mp4.')).toBeTruthy();
    fireEvent.click(await button('Dismiss'));
    expect(screen.queryByText('Not uploaded: harbour.mp4.')).toBeNull();
    expect(sessionStorage.getItem(key)).toBeNull();
  });

  it('is not named when its last bytes had arrived', async () => {
    sessionStorage.setItem(key, JSON.stringify([{ name: 'harbour.mp4', size: 6 }]));
    open([{ ...source, originalName: 'harbour.mp4', fileSize: 6 }]);
    await act(async () => jest.advanceTimersByTimeAsync(100));
    expect(screen.queryByText('Not uploaded: harbour.mp4.')).toBeNull();
  });

  it('is forgotten when the user leaves the page', async () => {
    const { unmount } = open();
    await choose(film());
    unmount();
    expect(sessionStorage.getItem(key)).toBeNull();
  });
});

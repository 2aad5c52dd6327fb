import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { FileUpload, StoredFile } from '@waymark/contracts/community/files';
import { FakeApi, refused } from '../../testing/fake-api.ts';
import { FakeTus, fakeTus } from '../../testing/fake-tus.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { FileUploadField } from './file-upload-field.tsx';

fakeTus();

const ID = '0190b5a0-0000-7000-8000-000000000001';
const stored = (given: Partial<StoredFile> = {}): StoredFile => ({
  ...{
    id: ID,
    purpose: 'material',
    name: 'talk.mp3',
    state: 'uploading',
    reason: null,
    size: 10,
    type: null,
  },
  ...{ durationSeconds: null, pageCount: null, hasThumbnail: false, isAttached: false },
  createdAt: '2026-11-01T10:00:00.000Z',
  ...given,
});
const upload = (received = 0, given: Partial<StoredFile> = {}): FileUpload => ({
  ...{ id: ID, uploadURL: `/api/objects/upload/${ID}`, received },
  file: stored(given),
});
const checking = stored({ state: 'checking', type: 'audio/mpeg' });
const ready = stored({ state: 'ready', type: 'audio/mpeg', durationSeconds: 75 });

function open(given: FakeApi['responses'] = {}) {
  FakeTus.size = 10;
  const api = new FakeApi({
    '/api/objects/uploads': { body: [] },
    '/api/objects/upload': { status: 201, body: upload() },
    [`/api/objects/upload/${ID}/complete`]: { body: checking },
    [`/api/objects/${ID}/info`]: { body: ready },
    [`/api/objects/${ID}`]: { body: { success: true } },
    ...given,
  });
  const onChange = jest.fn();
  renderScreen(<FileUploadField purpose="material" label="Material" onChange={onChange} />);
  return { api, onChange };
}
const sound = (name = 'talk.mp3') => new File(['0123456789'], name, { type: 'audio/mpeg', lastModified: 1 });
const choose = (file = sound()) =>
  act(async () => {
    fireEvent.change(screen.getByLabelText('Choose a file', { selector: 'input' }), {
      target: { files: [file] },
    });
  });
const until = (count: number) =>
  act(async () => {
    for (let tries = 0; FakeTus.pieces.length < count && tries < 100; tries += 1)
      await jest.advanceTimersByTimeAsync(50);
    expect(FakeTus.pieces).toHaveLength(count);
  });
const wait = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
const button = (name: string) => screen.findByRole('button', { name });
const bar = () => screen.getByRole('progressbar').getAttribute('aria-valuenow');

describe('a large file', () => {
  it('is sent with its true progress, checked, and reported when it is ready', async () => {
    let file = checking;
    const { api, onChange } = open({ [`/api/objects/${ID}/info`]: () => ({ body: file }) });
    await choose();
    await until(1);
    act(() => FakeTus.last.progress(4));
    expect(bar()).toBe('40');
    await act(async () => FakeTus.last.arrive());
    expect(await screen.findByText('Checking…')).toBeTruthy();
    await wait(9_000);
    expect(onChange).not.toHaveBeenCalled();
    file = ready;
    await wait(10_000);
    expect(await screen.findByText('1:15 · 10 B')).toBeTruthy();
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(onChange).toHaveBeenCalledWith(ready);
    expect(api.sent[0]!.body).toMatchObject({
      ...{ purpose: 'material', name: 'talk.mp3', size: 10, type: 'audio/mpeg' },
      fingerprint: 'talk.mp3-audio/mpeg-10-1',
    });
  });

  it('continues where the connection was lost', async () => {
    open();
    await choose();
    await until(1);
    await act(async () => FakeTus.last.arrive(6));
    expect(
      await screen.findByText(/^The connection was lost\. The upload continues by itself\.$/),
    ).toBeTruthy();
    await wait(1_000);
    await until(2);
    expect(FakeTus.last.sentHeaders['upload-offset']).toBe('6');
    await act(async () => FakeTus.last.arrive());
    expect(FakeTus.received).toBe(10);
    expect(await screen.findByText('Checking…')).toBeTruthy();
  });

  it('continues at once when the device is online again', async () => {
    open();
    await choose();
    await until(1);
    FakeTus.isOnline = false;
    await act(async () => FakeTus.last.cut());
    await wait(60_000);
    const before = FakeTus.requests.length;
    FakeTus.isOnline = true;
    await act(async () => void dispatchEvent(new Event('online')));
    await until(2);
    expect(FakeTus.requests.length).toBe(before + 2);
  });

  it('is paused and continued', async () => {
    open();
    await choose();
    await until(1);
    act(() => FakeTus.last.progress(5));
    fireEvent.click(await button('Pause: talk.mp3'));
    expect(await screen.findByText('Paused at 50% of 10 B')).toBeTruthy();
    expect(FakeTus.last.isAborted).toBe(true);
    await wait(60_000);
    expect(FakeTus.pieces).toHaveLength(1);
    fireEvent.click(await button('Continue: talk.mp3'));
    await until(2);
  });

  it('is cancelled at the server too, and the focus stays', async () => {
    const { api } = open();
    await choose();
    await until(1);
    const cancel = await button('Cancel: talk.mp3');
    cancel.focus();
    await act(async () => fireEvent.click(cancel));
    expect(api.sent.at(-1)!.url).toBe(`/api/objects/${ID}`);
    expect(document.activeElement).toBe(await button('Choose a file'));
    expect(FakeTus.last.isAborted).toBe(true);
  });
});

describe('a file that cannot be used', () => {
  const tooLarge = sound();
  Object.defineProperty(tooLarge, 'size', { value: 5_000 * 1024 * 1024 });

  it.each([
    ['of another type', sound('talk.exe'), /^Please choose an MP4/],
    ['without content', new File([], 'talk.mp3'), 'This file is empty.'],
    ['too large for a material', tooLarge, 'File too large. File size must be less than 500MB.'],
  ])('%s is refused before anything is sent', async (_, file, message) => {
    const { api } = open();
    await choose(file);
    expect((await screen.findByRole('alert')).textContent).toMatch(message);
    expect(api.sent).toEqual([]);
  });

  it('shows that its upload failed, with the status', async () => {
    open({ '/api/objects/upload': { status: 201, body: upload() } });
    await choose();
    await until(1);
    await act(async () => FakeTus.last.fail(400));
    expect(await screen.findByText('Upload failed')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('Upload failed with status 400.');
  });

  it('is refused with the reason of the server', async () => {
    const { onChange } = open({ '/api/objects/upload': refused(422, 'You have 5 unfinished uploads.') });
    await choose();
    expect((await screen.findByRole('alert')).textContent).toBe('You have 5 unfinished uploads.');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('is refused after it was checked, and can be removed', async () => {
    const reason = 'This video is damaged.';
    open({ [`/api/objects/${ID}/info`]: { body: stored({ state: 'refused', reason }) } });
    await choose();
    await until(1);
    await act(async () => FakeTus.last.arrive());
    await wait(10_000);
    expect((await screen.findByRole('alert')).textContent).toBe(reason);
    fireEvent.click(await button('Remove: talk.mp3'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('an unfinished upload of an earlier visit', () => {
  it('is named, and continues with the same file', async () => {
    open({
      '/api/objects/uploads': { body: [upload(6)] },
      '/api/objects/upload': { status: 201, body: upload(6) },
    });
    FakeTus.received = 6;
    expect(
      await screen.findByText('6 B of 10 B have arrived. Choose the same file to continue.'),
    ).toBeTruthy();
    await choose();
    await until(1);
    expect(bar()).toBe('60');
    expect(FakeTus.last.sentHeaders['upload-offset']).toBe('6');
    expect(screen.queryByRole('list', { name: 'Unfinished uploads' })).toBeNull();
  });

  it('is completed without choosing the file again when all bytes have arrived', async () => {
    const { onChange } = open({ '/api/objects/uploads': { body: [upload(10)] } });
    const finish = await button('Finish: talk.mp3');
    await act(async () => fireEvent.click(finish));
    await wait(10_000);
    expect(onChange).toHaveBeenCalledWith(ready);
  });
});

import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { Extraction } from '@waymark/contracts/ai/extraction';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { expectToast } from '#testing/expect-toast.ts';
import { FakeApi } from '#testing/fake-api.ts';
import { FakeUpload, fakeUploads } from '#testing/fake-upload.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { aRun } from '#testing/review-scene.tsx';
import { ArtifactUploader } from './artifact-uploader.tsx';

fakeUploads();
beforeEach(() => sessionStorage.clear());

const extraction: Extraction = {
  ...{ title: 'A bench', description: '', emotions: [], lessons: [], basis: 'facts', engine: 'offline' },
  ...{ note: 'Not sent.', facts: { width: 4, height: 3, durationSeconds: null } },
};
const done = aRun({ kind: 'extraction', roadmapId: null, status: 'succeeded', extraction });

function open(aiIsOutside: boolean, run: AiRun = done) {
  new FakeApi({
    [`/api/ai-runs/${run.id}`]: { body: run },
    '/api/config': { body: { demoMode: false, demoAccounts: [], aiEngine: 'openai', aiIsOutside } },
  });
  renderScreen(<ArtifactUploader maxFiles={3} maxMegabytes={5} />);
}
const button = (name: string) => screen.findByRole('button', { name });
async function choose(...files: File[]): Promise<void> {
  await button('Choose files');
  fireEvent.change(screen.getByLabelText('Choose files', { selector: 'input' }), { target: { files } });
}
const photo = () => new File(['light'], 'bench.png', { type: 'image/png' });

describe('files to be looked at', () => {
  it.each([
    ['Allow it', 'true', /^Your files are sent/],
    ['Don’t send anything', 'false', /^Your files are not sent/],
  ])('are chosen once the user has decided: %s', async (answer, sent, text) => {
    open(true);
    expect(await screen.findByText('May your files be sent to an AI service?')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Choose files' })).toBeNull();
    fireEvent.click(await button(answer));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(document.activeElement).toBe(await button('Change'));
    await choose(photo());
    await screen.findByText('bench.png');
    expect(FakeUpload.last.form.get('outsideModel')).toBe(sent);
    expect(FakeUpload.last.headers).toMatchObject({ prefer: 'respond-async' });
    await act(async () => FakeUpload.last.end('onload', 202, done));
    expect(await screen.findByText('A bench')).toBeTruthy();
    await expectToast('Artifact Processed Successfully');
  });

  it('need no question while no other company runs the model', async () => {
    open(false);
    await choose(photo());
    await screen.findByText('bench.png');
    expect(FakeUpload.last.form.get('outsideModel')).toBe('false');
    expect(screen.queryByText('May your files be sent to an AI service?')).toBeNull();
  });

  it('are one request under one key after a lost connection, and a new one after a failure', async () => {
    open(false);
    await choose(photo());
    await screen.findByText('bench.png');
    await act(async () => FakeUpload.last.end('onerror'));
    fireEvent.click(await button('Try again: bench.png'));
    await screen.findByText(/^0% of/);
    await act(async () => FakeUpload.last.end('onload', 422, { message: 'Damaged.' }));
    expect(await screen.findByText('Damaged.')).toBeTruthy();
    fireEvent.click(await button('Try again: bench.png'));
    await screen.findByText(/^0% of/);
    const [first, second, third] = FakeUpload.all.map(({ headers }) => headers['idempotency-key']);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it.each([
    ['Failed to upload file', () => FakeUpload.last.end('onload', 500, {})],
    [
      'Failed to extract content from artifact',
      () =>
        FakeUpload.last.end('onload', 202, { ...done, status: 'failed', extraction: null, message: null }),
    ],
  ])('show a failure without a message of the server: %s', async (message, fail) => {
    open(false);
    await choose(photo());
    await screen.findByText('bench.png');
    await act(async () => fail());
    expect(await screen.findByText(message)).toBeTruthy();
    await expectToast('Upload Failed');
  });

  it.each([
    ['Invalid File Type', [new File(['x'], 'song.mp3', { type: 'audio/mpeg' })]],
    ['File Too Large', [new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'big.pdf')]],
  ])('are rejected before they are sent: %s', async (title, files) => {
    open(false);
    await choose(...files);
    await expectToast(title);
    expect(FakeUpload.all).toEqual([]);
  });

  it('are taken up to the limit, and the others are named', async () => {
    open(false);
    await choose(photo(), photo(), photo(), new File(['x'], 'fourth.txt'));
    await expectToast('Too Many Files', 'You can have at most 3 files here. Not added: fourth.txt.');
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  describe('before a reload', () => {
    const stored = { key: 'k', runId: done.id, name: 'winter.txt' };
    beforeEach(() => sessionStorage.setItem('waymark-artifacts', JSON.stringify([stored])));

    it('show their results again, until they are removed', async () => {
      open(false, done);
      await screen.findByText('A bench');
      fireEvent.click(await button('Remove: winter.txt'));
      expect(sessionStorage.getItem('waymark-artifacts')).toBeNull();
      expect(screen.queryByText('A bench')).toBeNull();
    });

    it('cannot be sent again after a failure', async () => {
      open(false, { ...done, status: 'failed', extraction: null, message: 'Damaged.' });
      await screen.findByText('Damaged.');
      expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull();
    });
  });

  it('are stored until they are removed', async () => {
    open(false);
    await choose(photo());
    await screen.findByText('bench.png');
    await act(async () => FakeUpload.last.end('onload', 202, done));
    await screen.findByText('A bench');
    expect(sessionStorage.getItem('waymark-artifacts')).toContain(done.id);
    fireEvent.click(await button('Remove: bench.png'));
    expect(sessionStorage.getItem('waymark-artifacts')).toBeNull();
  });
});

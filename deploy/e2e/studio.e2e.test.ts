import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Page } from 'playwright-core';
import { FAKE_MICROPHONE, launchBrowser, loginAs, newPage } from '../test/browser.ts';
import { createRoadmap, recordedFor } from './story.ts';

let browser: Browser;
let roadmapId: string;

beforeAll(async () => {
  browser = await launchBrowser(FAKE_MICROPHONE);
  const page = await newPage(browser);
  await loginAs(page, 'mentor');
  roadmapId = await createRoadmap(page, `Told aloud ${Date.now()}`);
  await page.context().close();
});
afterAll(async () => {
  await browser?.close();
});

describe('telling it aloud', () => {
  it('records, plays, saves under a name, and is a source with its length', async () => {
    const page = await studio();
    await page.getByRole('button', { name: 'Start recording' }).click();
    // Long enough to be still playing when somebody slow wants to pause it.
    await recordedFor(page, 9);
    expect(await openTracks(page)).toBe(1);
    await page.getByRole('button', { name: 'Stop recording' }).click();

    await page.getByRole('button', { name: 'Play your recording' }).click();
    await page.getByRole('button', { name: 'Pause your recording' }).click();
    await page.getByRole('button', { name: 'Play your recording' }).waitFor();
    expect(await openTracks(page)).toBe(0);

    await page.getByLabel('Name of the recording').fill('The night of the letter');
    await page.getByRole('button', { name: 'Save recording' }).click();
    await page.getByText('Recording Uploaded').first().waitFor();
    await page.getByRole('button', { name: 'Start recording' }).waitFor();

    const row = page
      .getByRole('region', { name: 'Kept so far' })
      .getByRole('listitem')
      .filter({ hasText: 'The night of the letter.webm' });
    // A busy microphone begins up to a second after the clock.
    await row.getByText(/^0:(?:0[89]|[1-5]\d),/).waitFor();
    await row.getByRole('button', { name: /^Play The night/ }).click();
    await row.getByRole('button', { name: /^Pause The night/ }).waitFor();
    const [source] = await sources(page);
    expect(source).toMatchObject({ originalName: 'The night of the letter.webm', fileType: 'audio/webm' });
    expect(source?.durationSeconds).toBeGreaterThan(7);
    const heard = await page.request.get(`/api/media/${source!.id}`, { headers: { range: 'bytes=0-99' } });
    expect(heard.status()).toBe(206);
    expect(heard.headers()['content-type']).toBe('audio/webm');
    await page.context().close();
  });

  it('asks before a recording is deleted or recorded over, and is ready again afterwards', async () => {
    const page = await studio();
    await record(page);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Record again' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Record again' }).click();
    await page.getByRole('button', { name: 'Stop recording' }).waitFor();
    await recordedFor(page, 1);
    await page.getByRole('button', { name: 'Stop recording' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: 'Delete recording' }).click();
    await page.getByRole('button', { name: 'Start recording' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Start recording' }).waitFor();
    await page.context().close();
  });

  it('keeps the recording when the upload fails, and sends it at the second try', async () => {
    const page = await studio();
    await record(page);
    await page.route('**/api/upload', (route) => route.abort());
    await page.getByRole('button', { name: 'Save recording' }).click();
    await page.getByText('Upload Error').first().waitFor();
    await page.getByText('Failed to upload recording. Please try again.').first().waitFor();
    await page.getByRole('button', { name: 'Play your recording' }).waitFor();
    await page.unroute('**/api/upload');
    const before = (await sources(page)).length;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Recording Uploaded').first().waitFor();
    expect((await sources(page)).length).toBe(before + 1);
    await page.context().close();
  });

  it('lets an upload be stopped, and nothing arrives', async () => {
    const page = await studio();
    await record(page);
    const before = (await sources(page)).length;
    await page.route('**/api/upload', () => {});
    await page.getByRole('button', { name: 'Save recording' }).click();
    await page.getByRole('progressbar', { name: 'Uploading your recording' }).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Save recording' }).waitFor();
    expect((await sources(page)).length).toBe(before);
    await page.context().close();
  });

  it('warns who leaves before saving, lets go of the microphone, and has the recording when they come back', async () => {
    const page = await studio();
    await page.getByRole('button', { name: 'Start recording' }).click();
    await recordedFor(page, 2);
    await page.getByRole('link', { name: 'All your roadmaps' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('button', { name: 'Stop recording' }).waitFor();
    await page.getByRole('link', { name: 'All your roadmaps' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('heading', { name: 'Your roadmaps' }).waitFor();
    await eventually(async () => expect(await openTracks(page)).toBe(0));

    await page.goto(`/mentor?roadmap=${roadmapId}`);
    await page.getByText('You left before saving this.').waitFor();
    const warned: string[] = [];
    page.on('dialog', (dialog) => {
      warned.push(dialog.type());
      void dialog.accept();
    });
    // A page that nobody has touched may not hold anybody up.
    await page.getByRole('button', { name: 'Play your recording' }).click();
    await page.reload();
    expect(warned).toEqual(['beforeunload']);
    await page.getByRole('button', { name: 'Play your recording' }).waitFor();
    await page.context().close();
  });

  it('keeps what was said when the window dies in the middle', async () => {
    const page = await studio();
    await page.getByRole('button', { name: 'Start recording' }).click();
    await recordedFor(page, 3);
    const context = page.context();
    await page.close({ runBeforeUnload: false });
    const again = await context.newPage();
    await again.goto(`/mentor?roadmap=${roadmapId}`);
    await again.getByText('You left before saving this.').waitFor();
    await again.getByRole('button', { name: 'Save recording' }).waitFor();
    await context.close();
  });

  it('keeps what was said when the microphone is pulled out', async () => {
    const page = await studio();
    await page.getByRole('button', { name: 'Start recording' }).click();
    await recordedFor(page, 2);
    await page.evaluate('globalThis.tracks[0].dispatchEvent(new Event("ended"))');
    await page.getByText('The microphone went away').waitFor();
    await page.getByRole('button', { name: 'Save recording' }).waitFor();
    expect(await openTracks(page)).toBe(0);
    await page.context().close();
  });
});

describe('a microphone that is not to be had', () => {
  const TITLE = 'Microphone Access Required';

  it('is told exactly: access denied', async () => {
    const strict = await launchBrowser(['--use-fake-device-for-media-stream']);
    await expectFault(
      strict,
      "Microphone access denied. Click the microphone icon in your browser's address bar to allow access, then try again.",
    );
  });

  it('is told exactly: none there', async () => {
    await expectFault(
      browser,
      'No microphone found. Please connect a microphone and refresh the page.',
      'navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("none", "NotFoundError"))',
    );
  });

  it('is told exactly: not supported', async () => {
    await expectFault(
      browser,
      'Audio recording is not supported in this browser. Please use Chrome, Firefox, or Safari.',
      'delete globalThis.MediaRecorder',
    );
  });

  it('is told exactly: anything else', async () => {
    await expectFault(
      browser,
      'Failed to start recording. Please check your microphone permissions and try again.',
      'navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("busy", "NotReadableError"))',
    );
  });

  async function expectFault(where: Browser, text: string, script?: string): Promise<void> {
    const page = await newPage(where);
    if (script) await page.addInitScript(script);
    await loginAs(page, 'mentor');
    await page.goto(`/mentor?roadmap=${roadmapId}`);
    await page.getByRole('button', { name: 'Start recording' }).click();
    const alert = page.getByRole('alert').filter({ hasText: TITLE });
    await alert.getByText(text, { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Start recording' }).waitFor();
    await page.context().close();
    if (where !== browser) await where.close();
  }
});

describe('the format', () => {
  it('is the one the browser records, named truly', async () => {
    const page = await studio(`MediaRecorder.isTypeSupported = (type) => type.startsWith('audio/mp4')`);
    const supported = await page.evaluate<boolean>(
      `(() => { try { new MediaRecorder(new MediaStream(), { mimeType: 'audio/mp4;codecs=mp4a.40.2' }); return true } catch { return false } })()`,
    );
    await page.getByRole('button', { name: 'Start recording' }).click();
    // A Chromium without AAC says so instead of making a file with a false name.
    if (!supported) {
      await page.getByText('Microphone Access Required').waitFor();
    } else {
      await recordedFor(page, 2);
      await page.getByRole('button', { name: 'Stop recording' }).click();
      await page.getByLabel('Name of the recording').fill('As Safari does');
      await page.getByRole('button', { name: 'Save recording' }).click();
      await page.getByText('As Safari does.m4a').first().waitFor();
      const source = (await sources(page)).find(({ originalName }) => originalName === 'As Safari does.m4a');
      expect(source?.fileType).toBe('audio/mp4');
    }
    await page.context().close();
  });
});

/** The workspace of a mentor, with every microphone track that was ever opened in `tracks`. */
async function studio(script = ''): Promise<Page> {
  const page = await newPage(browser);
  await page.addInitScript(`
    globalThis.tracks = [];
    const open = navigator.mediaDevices?.getUserMedia.bind(navigator.mediaDevices);
    if (open) navigator.mediaDevices.getUserMedia = async (wish) => {
      const stream = await open(wish);
      globalThis.tracks.push(...stream.getTracks());
      return stream;
    };
    ${script}`);
  await loginAs(page, 'mentor');
  await page.goto(`/mentor?roadmap=${roadmapId}`);
  await page.getByRole('heading', { name: 'Tell it aloud' }).waitFor();
  return page;
}

async function record(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start recording' }).click();
  await recordedFor(page, 1);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await page.getByRole('button', { name: 'Save recording' }).waitFor();
}

const openTracks = (page: Page): Promise<number> =>
  page.evaluate<number>("globalThis.tracks.filter((track) => track.readyState === 'live').length");

async function sources(page: Page): Promise<Source[]> {
  const response = await page.request.get(`/api/roadmaps/${roadmapId}/sources`);
  expect(response.status()).toBe(200);
  return (await response.json()) as Source[];
}

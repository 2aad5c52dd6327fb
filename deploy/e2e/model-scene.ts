import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { OpenAiTestServer } from '../../services/ai-worker/src/testing/openai-server.ts';
import { startWaymark, type Waymark } from '../launch/start.ts';
import { loginAs, newPage } from '../test/browser.ts';
import { isolationOverrides } from '../test/isolated-env.ts';
import { noLimits, noRunLimits } from '../test/no-limits.ts';

/** A Waymark of one test file whose AI service is run by another company: a server with the protocol of OpenAI. */
export class ModelScene {
  readonly model: OpenAiTestServer;
  readonly waymark: Waymark;

  private constructor(model: OpenAiTestServer, waymark: Waymark) {
    this.model = model;
    this.waymark = waymark;
  }

  static async start(): Promise<ModelScene> {
    const model = await OpenAiTestServer.start();
    const home = await mkdtemp(join(tmpdir(), 'waymark-model-'));
    const ai = { OPENAI_BASE_URL: model.baseUrl, OPENAI_API_KEY: 'test', AI_IS_LOCAL: 'false' };
    const env = { ...isolationOverrides(), ...noLimits, ...noRunLimits, ...ai };
    try {
      // The tier has built the product.
      return new ModelScene(model, await startWaymark({ home, port: 0, env, build: false }));
    } catch (error) {
      await model.close();
      await rm(home, { recursive: true, force: true });
      throw error;
    }
  }

  /** A page of the demo mentor. */
  async openMentor(browser: Browser): Promise<Page> {
    const page = await newPage(browser, { url: this.waymark.url });
    await loginAs(page, 'mentor');
    return page;
  }

  async stop(): Promise<void> {
    await this.waymark.stop();
    await this.model.close();
    await rm(this.waymark.home, { recursive: true, force: true });
  }
}

const FILM = `(async () => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 160, height: 90 });
  const drawing = canvas.getContext('2d');
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const heard = audio.createMediaStreamDestination();
  tone.connect(heard);
  tone.start();
  const tracks = [...canvas.captureStream(10).getTracks(), ...heard.stream.getTracks()];
  const recorder = new MediaRecorder(new MediaStream(tracks), { mimeType: 'video/webm' });
  const parts = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const ended = new Promise((resolve) => { recorder.onstop = resolve; });
  recorder.start();
  for (let shade = 0; shade < 12; shade += 1) {
    drawing.fillStyle = 'rgb(' + shade * 20 + ' 90 90)';
    drawing.fillRect(0, 0, 160, 90);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  recorder.stop();
  await ended;
  await audio.close();
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
})()`;

/** A second of moving picture and a tone, recorded by the browser. */
export async function film(page: Page, name: string) {
  const base64 = await page.evaluate<string>(FILM);
  return { name, mimeType: 'video/webm', buffer: Buffer.from(base64, 'base64') };
}

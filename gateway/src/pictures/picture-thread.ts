import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { draw } from './draw.ts';
import { loadFonts } from './fonts.ts';
import type { Drawn, ToDraw } from './painter.ts';

// One picture at a time; less memory.
sharp.concurrency(1);
sharp.cache(false);
const fonts = loadFonts();

parentPort?.on('message', async ({ number, facts }: ToDraw) => {
  try {
    const png = await draw(facts, await fonts);
    parentPort?.postMessage({ number, png: new Uint8Array(png) } satisfies Drawn);
  } catch (error) {
    parentPort?.postMessage({ number, error: String(error) } satisfies Drawn);
  }
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { UPLOAD_MAX_BYTES } from '@waymark/contracts/roadmaps/sources';
import type { Browser } from '../testing/browser.ts';
import { pdfStream } from '../testing/files.ts';
import { TestGateway } from '../testing/gateway.ts';
import { ROADMAP_ID } from '../testing/samples.ts';
import { streamUpload } from '../testing/upload.ts';

let gateway: TestGateway;
let browser: Browser;
beforeAll(async () => {
  gateway = await TestGateway.start();
  browser = await gateway.mentor();
});
afterAll(() => gateway?.stop());

describe('memory', () => {
  it('stays flat while four uploads of 50 MB run', async () => {
    global.gc?.();
    const before = process.memoryUsage().rss;
    let most = before;
    const timer = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss);
    }, 20);
    const uploads = [1, 2, 3, 4].map((i) =>
      streamUpload(browser, ROADMAP_ID, pdfStream(UPLOAD_MAX_BYTES - i)),
    );
    const answers = await Promise.all(uploads.map(({ answer }) => answer));
    clearInterval(timer);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const grown = Math.round((most - before) / 2 ** 20);
    process.stderr.write(`four uploads of 50 MB: RSS grew by ${grown} MB at most\n`);
    expect(grown).toBeLessThan(120);
  }, 240_000);
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { UPLOAD_MAX_BYTES } from '@waymark/contracts/roadmaps/sources';
import type { ChildService } from '@waymark/platform/testing/child-service';
import { Browser } from '../testing/browser.ts';
import { pdfStream } from '../testing/files.ts';
import { TestGateway } from '../testing/gateway.ts';
import { ROADMAP_ID } from '../testing/samples.ts';
import { streamUpload } from '../testing/upload.ts';

let gateway: TestGateway;
let child: ChildService;
let browser: Browser;
beforeAll(async () => {
  gateway = await TestGateway.start();
  // A child process: this one generates the files, which use memory too.
  const apart = await gateway.spawn();
  child = apart.child;
  browser = new Browser(apart.url);
  browser.cookie = (await gateway.mentor()).cookie;
});
afterAll(async () => {
  await child?.end();
  await gateway?.stop();
});

describe('memory', () => {
  it('stays flat while four uploads of 50 MB run', async () => {
    const upload = (i: number) => streamUpload(browser, ROADMAP_ID, pdfStream(UPLOAD_MAX_BYTES - i)).response;
    // The first upload loads modules, which is not growth.
    await upload(5);
    const watched = await child.watch();
    const responses = await Promise.all([1, 2, 3, 4].map(upload));
    const { grownMiB } = watched();
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    process.stderr.write(`four uploads of 50 MB: RSS grew by ${grownMiB} MiB at most\n`);
    expect(grownMiB).toBeLessThan(90);
  }, 240_000);
});

import { Readable } from 'node:stream';
import { afterEach, describe, expect, it } from '@jest/globals';
import { CheckUpload } from '@waymark/contracts/roadmaps/sources.endpoints';
import { eventually } from '@waymark/testing/eventually';
import { TestGateway } from './testing/gateway.ts';
import { ROADMAP_ID } from './testing/samples.ts';
import { streamUpload } from './testing/upload.ts';

let gateway: TestGateway;
afterEach(() => gateway?.stop());

describe('a stopping gateway', () => {
  it('aborts a request that never ends', async () => {
    gateway = await TestGateway.start();
    const browser = await gateway.mentor();
    const { response } = streamUpload(browser, ROADMAP_ID, new Readable({ read() {} }));
    const broken = expect(response).rejects.toThrow();
    await eventually(() => expect(gateway.roadmaps.callsOf(CheckUpload)).toHaveLength(1));
    await gateway.service.stop();
    await broken;
    expect(await gateway.stored()).toEqual([]);
  });
});

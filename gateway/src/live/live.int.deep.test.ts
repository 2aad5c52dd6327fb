import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RunEvent } from '@waymark/contracts/roadmaps/runs';
import { GetRun, ListRunEvents } from '@waymark/contracts/roadmaps/runs.endpoints';
import { eventually } from '@waymark/testing/eventually';
import type { Browser } from '../testing/browser.ts';
import { EventReader } from '../testing/event-reader.ts';
import { TestGateway } from '../testing/gateway.ts';
import { aRun, RUN_ID } from '../testing/samples.ts';

let gateway: TestGateway;
let browser: Browser;
const log: RunEvent[] = [];
const path = `/api/ai-runs/${RUN_ID}/events`;

beforeAll(async () => {
  gateway = await TestGateway.start();
  browser = await gateway.mentor();
  gateway.roadmaps.on(ListRunEvents, ({ after }) => log.filter(({ id }) => id > after));
  gateway.roadmaps.on(GetRun, ({ id }) => aRun({ id, status: 'running' }));
});
afterAll(() => gateway?.stop());

describe('the log of a run', () => {
  it('is sent when its signals are lost', async () => {
    const reads = () => gateway.roadmaps.callsOf(ListRunEvents).length;
    const reader = await EventReader.open(browser, path);
    await eventually(() => expect(reads()).toBeGreaterThan(0));
    log.push({ id: 1, type: 'progress', run: aRun() });
    await reader.until(1);
    reader.leave();
  });
});

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Described, describedRoutes } from './api.ts';
import { closeConnections, get } from './http.ts';
import { type Scene, setScene } from './scene.ts';
import { logged, Stored } from './stored.ts';
import { startTarget, stopTarget } from './target.ts';

export interface Fixture {
  /** Set before the first test. */
  scene: Scene;
  stored: Stored;
  /** By `METHOD path`. */
  described: Map<string, Described>;
}

/** Starts a Waymark for the tests of a file, with one of each thing that can be asked for. */
export function fixtureForTests(): Fixture {
  const fixture = {} as Fixture;
  beforeAll(async () => {
    await startTarget();
    fixture.stored = await Stored.open();
    await fixture.stored.nothingDue();
    fixture.scene = await setScene();
    await fixture.stored.keep(fixture.scene.holdId);
    await fixture.stored.settled();
    await readNotices(Object.values(fixture.scene.people));
    fixture.described = new Map((await describedRoutes()).map((one) => [one.route, one]));
  }, 300_000);
  afterAll(async () => {
    closeConnections();
    await fixture.stored?.close();
    await stopTarget();
  }, 60_000);
  return fixture;
}

/** A request to mark all notices as read, which an empty body makes, must change nothing later. */
async function readNotices(cookies: string[]): Promise<void> {
  for (const cookie of cookies) {
    await get({ method: 'POST', path: '/api/notifications/read', body: {}, cookie });
  }
}

/** Registers the last test of a block: its requests have changed no row, no key of Redis and no file. */
export function itChangesNothing(fixture: Fixture): void {
  let before: Record<string, string>;
  beforeAll(async () => {
    before = await fixture.stored.settled();
  }, 70_000);
  it('changes nothing that is stored', async () => {
    expect(await fixture.stored.settled()).toEqual(before);
  }, 70_000);
}

/** Registers the last test of a file: no process has logged an error or has been restarted. */
export function itBreaksNothing(): void {
  let before: Awaited<ReturnType<typeof logged>>;
  beforeAll(async () => {
    before = await logged();
  });
  it('logs no unexpected error and restarts no process', async () => {
    const { errors, starts } = await logged();
    expect(errors.filter((line) => !before.errors.includes(line))).toEqual([]);
    expect(starts).toBe(before.starts);
  });
}

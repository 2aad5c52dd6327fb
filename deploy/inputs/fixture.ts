import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { avatarUrl } from '@waymark/contracts/identity/avatar-address';
import { demoAvatars } from '@waymark/demo/avatars';
import { eventually } from '@waymark/testing/eventually';
import { type Described, describedRoutes } from './api.ts';
import { closeConnections, get, sendRequest } from './http.ts';
import { createScene, type Scene } from './scene.ts';
import { logged, Stored } from './stored.ts';
import { startTarget, stopTarget } from './target.ts';

export interface Fixture {
  /** Available from the first test on. */
  scene: Scene;
  stored: Stored;
  /** By `METHOD path`. */
  described: Map<string, Described>;
}

interface Given {
  /** Beside that of all tests. */
  env?: Record<string, string>;
  /** Returns the cookie of the mentor who owns the data; default: of OWNER. */
  owner?: () => Promise<string>;
}

/** Starts a Waymark for the tests of a file, with data for every route. */
export function fixtureForTests({ env, owner }: Given = {}): Fixture {
  const fixture = {} as Fixture;
  beforeAll(async () => {
    await startTarget(env);
    await demoIsDrawn();
    fixture.stored = await Stored.open();
    await fixture.stored.markRemindersSent();
    fixture.scene = await createScene(await owner?.());
    await fixture.stored.extendHold(fixture.scene.holdId);
    await fixture.stored.settledSnapshot();
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

/** The gateway draws the pictures of the demo after its start. */
async function demoIsDrawn(): Promise<void> {
  for (const id of demoAvatars.values()) {
    const path = avatarUrl(id).replace('128.webp', '512.webp');
    await eventually(async () => expect((await sendRequest({ method: 'GET', path })).status).toBe(200), {
      timeoutMs: 60_000,
    });
  }
}

/** An empty body marks all notifications as read, which must change nothing later. */
async function readNotices(cookies: string[]): Promise<void> {
  for (const cookie of cookies) {
    await get({ method: 'POST', path: '/api/notifications/read', body: {}, cookie });
  }
}

/** Registers the last test of a block: no row, Redis key or file has changed. */
export function itChangesNothing(fixture: Fixture): void {
  let before: Record<string, string>;
  beforeAll(async () => {
    before = await fixture.stored.settledSnapshot();
  }, 70_000);
  it('changes nothing that is stored', async () => {
    expect(await fixture.stored.settledSnapshot()).toEqual(before);
  }, 70_000);
}

/** Registers the last test of a file: no process has logged an error or restarted. */
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

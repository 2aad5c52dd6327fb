import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { closeConnections, get } from './inputs-http.ts';
import { type Scene, setScene, strikeScene } from './inputs-scene.ts';
import { logged, Stored } from './inputs-stored.ts';

export interface Stage {
  /** There from the first test on. */
  scene: Scene;
  stored: Stored;
}

/** Sets the scene for the tests of a file, and strikes it after them. */
export function stageForTests(): Stage {
  const stage = {} as Stage;
  beforeAll(async () => {
    stage.stored = await Stored.open();
    await stage.stored.nothingDue();
    stage.scene = await setScene();
    await stage.stored.keep(stage.scene.holdId);
    await stage.stored.settled();
    await readNotices(Object.values(stage.scene.people));
  });
  afterAll(async () => {
    await strikeScene(stage.scene);
    await stage.stored.close();
    closeConnections();
  });
  return stage;
}

/** Other files leave unread notices; to mark all as read, which an empty body asks for, must change nothing here. */
async function readNotices(cookies: string[]): Promise<void> {
  for (const cookie of cookies) {
    await get({ method: 'POST', path: '/api/notifications/read', body: {}, cookie });
  }
}

/** The one rule of every test here: what was refused has changed nothing, neither a row nor a key nor a file. */
export function nothingChanges(stage: Stage): void {
  let before: Record<string, string>;
  beforeAll(async () => {
    before = await stage.stored.settled();
  });
  afterEach(async () => {
    const was = before;
    // What one test has changed is no fault of the next.
    before = await stage.stored.look();
    expect(before).toEqual(was);
  });
}

/** The last test of a file: what the tests before it sent was foreseen by every process, and ended none. */
export function nothingBroke(): void {
  let before: Awaited<ReturnType<typeof logged>>;
  beforeAll(async () => {
    before = await logged();
  });
  it('no process has met an error it did not foresee, and none had to start anew', async () => {
    const { errors, starts } = await logged();
    expect(errors.filter((line) => !before.errors.includes(line))).toEqual([]);
    expect(starts).toBe(before.starts);
  });
}

/** @jest-environment node */
import { beforeEach, expect, it } from '@jest/globals';
import { respond, saveOpened, saveRoadmaps, setOwner } from './saved-data.ts';

/** The parts of the browser's cache storage that the worker uses. */
class FakeCaches {
  readonly stores = new Map<string, Map<string, Response>>();
  /** Runs before each response is stored. */
  beforePut: (path: string) => Promise<void> = async () => {};

  readonly keys = async () => [...this.stores.keys()];
  readonly delete = async (name: string) => this.stores.delete(name);
  readonly match = async (path: string, { cacheName }: { cacheName: string }) =>
    this.stores.get(cacheName)?.get(path)?.clone();

  readonly open = async (name: string) => {
    const store = this.stores.get(name) ?? new Map<string, Response>();
    this.stores.set(name, store);
    return {
      match: async (path: string) => store.get(path)?.clone(),
      put: async (path: string, response: Response) => {
        await this.beforePut(path);
        store.set(path, response);
        this.stores.set(name, store);
      },
      delete: async (path: string) => store.delete(path),
      keys: async () => [...store.keys()].map((path) => ({ url: `http://test${path}` })),
    };
  };
}

const USER = '/api/user';
let caches: FakeCaches;
beforeEach(async () => {
  caches = new FakeCaches();
  const fetch = async () => Response.json({ id: 7, username: 'ada' });
  Object.assign(globalThis, { caches, fetch });
  await setOwner(7);
  expect(await caches.keys()).toContain('waymark-data-7');
});

async function load(path: string): Promise<void> {
  const work: Promise<unknown>[] = [];
  await respond(
    new Request(`http://test${path}`),
    path,
    (one) => work.push(one),
    async () => {},
  );
  await Promise.all(work);
}

it('leaves nothing of a user who logs out while a response of theirs is stored', async () => {
  caches.beforePut = async (path) => {
    if (path !== '/api/home') return;
    caches.beforePut = async () => {};
    await setOwner(null);
  };
  await load('/api/home');
  expect(await caches.keys()).not.toContain('waymark-data-7');
});

it('does not create the data of a user by looking for a copy', async () => {
  await setOwner(null);
  globalThis.fetch = async () => Response.json({ code: 'UNAVAILABLE' }, { status: 503 });
  await load(USER);
  expect(await caches.keys()).toEqual(['waymark-state']);
});

it('keeps the roadmaps opened last beside those that are followed', async () => {
  const saved = () =>
    [...caches.stores.get('waymark-data-7')!.keys()]
      .filter((path) => path.startsWith('/api/roadmaps/'))
      .sort();
  const paths = (ids: string[]) => ids.map((id) => `/api/roadmaps/${id}`);
  await saveRoadmaps(7, ['followed']);
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) await saveOpened(7, id);
  expect(saved()).toEqual(paths(['b', 'c', 'd', 'e', 'f', 'followed']));
  await saveRoadmaps(7, ['other']);
  expect(saved()).toEqual(paths(['b', 'c', 'd', 'e', 'f', 'other']));
  await saveOpened(8, 'of-another');
  expect(saved()).toHaveLength(6);
});

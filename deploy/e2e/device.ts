import type { Page } from 'playwright-core';

/** Everything stored on the device for this origin, as one text, without the files of the app. */
export const everythingOn = (page: Page): Promise<string> =>
  page.evaluate(`(async () => {
    const names = (await caches.keys()).filter((name) => !name.startsWith('waymark-shell-'));
    const copies = await Promise.all(names.map(async (name) => {
      const cache = await caches.open(name);
      const all = (await cache.keys()).map(async (key) => key.url + ' ' + (await (await cache.match(key)).text()));
      return name + ' ' + (await Promise.all(all)).join(' ');
    }));
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    return JSON.stringify([copies, { ...localStorage }, { ...sessionStorage }, databases, document.cookie]);
  })()`);

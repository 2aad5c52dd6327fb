import type { Page, Route } from 'playwright-core';

const held: Route[] = [];

/** Leaves the requests to a path without a response. */
export async function hold(to: Page, path: string): Promise<void> {
  await to.route(path, (route) => void held.push(route));
}

/** Ends what is under way on a page. */
export async function abortHeld(to: Page): Promise<void> {
  // Once they are no longer held, they would be sent.
  for (const route of held.splice(0)) await route.abort();
  await to.unrouteAll();
  await to.goto('about:blank');
}

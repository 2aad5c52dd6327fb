import type { Waymark } from '../launch/start.ts';

/** The Waymark that the browser tests use. */
export interface E2e {
  url: string;
  home: string;
  /** Path of the browser. */
  chromium: string;
  services: Waymark['services'];
}

const VARIABLE = 'WAYMARK_E2E';

export function setE2e(json: string): void {
  process.env[VARIABLE] = json;
}

/** The Waymark of this test run. Throws outside the `e2e` tier. */
export function e2e(): E2e {
  const json = process.env[VARIABLE];
  if (!json) throw new Error('no Waymark: run this file in the Jest project "e2e"');
  return JSON.parse(json) as E2e;
}

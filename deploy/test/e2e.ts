import type { Waymark } from '../launch/start.ts';

/** What the browser tests are told about the Waymark they drive. */
export interface E2e {
  url: string;
  home: string;
  /** Path of the browser. */
  chromium: string;
  services: Waymark['services'];
}

const VARIABLE = 'WAYMARK_E2E';

export function handOn(answer: string): void {
  process.env[VARIABLE] = answer;
}

/** The Waymark of this test run. Throws outside the `e2e` tier, which alone starts one. */
export function e2e(): E2e {
  const json = process.env[VARIABLE];
  if (!json) throw new Error('no Waymark: run this file in the Jest project "e2e"');
  return JSON.parse(json) as E2e;
}

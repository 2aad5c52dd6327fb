import { plural } from '#lib/format.ts';

const HOUR_MS = 3_600_000;

/** How long an application has waited: "waiting 2 days". */
export function waitingFor(createdAt: string, now: number): string {
  const hours = Math.floor((now - Date.parse(createdAt)) / HOUR_MS);
  if (hours < 1) return 'new';
  return `waiting ${hours < 24 ? plural(hours, 'hour') : plural(Math.floor(hours / 24), 'day')}`;
}

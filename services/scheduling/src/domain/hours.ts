import type { Hours } from './slots.ts';

/** Most weekly windows a mentor may have. */
export const MAX_WINDOWS = 50;
/** Most days ahead that may differ from the week. */
export const MAX_OVERRIDES = 200;

/** From the earliest beginning to the latest end, of hours that touch or overlap each other. */
export const merged = (hours: [Hours, ...Hours[]]): Hours => ({
  start: Math.min(...hours.map(({ start }) => start)),
  end: Math.max(...hours.map(({ end }) => end)),
});

/** Whether two ids name the same zone, as Asia/Calcutta and Asia/Kolkata do. */
export const isSameZone = (one: string, other: string): boolean => canonical(one) === canonical(other);

const canonical = (timeZone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;

import type { Page } from './api.ts';

/** Options of an infinite query over pages from `callPage`. */
export const cursorPaging = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (last: Page<unknown>) => last.nextCursor ?? undefined,
};

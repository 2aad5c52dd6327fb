import { demoPeople } from '@waymark/demo/people';

const ids: readonly number[] = Object.values(demoPeople).map(({ id }) => id);

/** In demo mode these accounts are shared: what one visitor did must not block the next. */
export const isDemoPerson = (userId: number): boolean => ids.includes(userId);

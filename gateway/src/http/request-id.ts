import { newId } from '@waymark/kernel/ids';

/** The sender's own id when it is harmless in a log line and a header, else a new one. */
export const requestId = (given: string | string[] | undefined): string =>
  typeof given === 'string' && /^[\w.:-]{1,128}$/.test(given) ? given : newId();

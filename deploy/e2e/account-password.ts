import { DEMO_PASSWORD, demoPeople } from '@waymark/demo/people';

/** Of the accounts that tests register: the demo's password can no longer be chosen. */
export const PASSWORD = 'walk with me 12';

export const passwordOf = (username: string): string => (username in demoPeople ? DEMO_PASSWORD : PASSWORD);

const names = ['PORT', 'NATS_USER', 'DATABASE_URL', 'FAKE_CRASHES', 'FAKE_NEVER_READY', 'FAKE_STUBBORN'];

/** What the fake processes may read; shaped like a process's schema. */
export const Env = { shape: Object.fromEntries(names.map((name) => [name, true])) };

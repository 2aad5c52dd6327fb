const names = ['PORT', 'NATS_USER', 'DATABASE_URL', 'FAKE_CRASHES', 'FAKE_NEVER_READY', 'FAKE_STUBBORN'];

/** Variables of the fake processes, in the shape of an environment schema. */
export const Env = { shape: Object.fromEntries(names.map((name) => [name, true])) };

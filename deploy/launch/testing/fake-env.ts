/** What the fake processes may read; shaped like a process's schema. */
export const Env = {
  shape: Object.fromEntries(
    ['PORT', 'NATS_USER', 'NATS_PASSWORD', 'DATABASE_URL', 'FAKE_CRASHES', 'FAKE_NEVER_READY'].map((name) => [
      name,
      true,
    ]),
  ),
};

const QUARTER_MS = 15 * 60_000;
/** Older activity does not count towards a streak. */
const MAX_AGE_MS = 400 * 24 * 60 * 60_000;

/** The distinct quarter hours of these instants, each as the instant it begins. */
export function quartersOf(moments: readonly Date[], now: Date): Date[] {
  const oldest = now.getTime() - MAX_AGE_MS;
  const quarters = moments
    .map((at) => at.getTime())
    .filter((ms) => ms >= oldest)
    .map((ms) => Math.floor(ms / QUARTER_MS) * QUARTER_MS);
  return [...new Set(quarters)].map((ms) => new Date(ms));
}

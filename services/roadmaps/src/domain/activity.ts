const QUARTER_MS = 15 * 60_000;
/** What a device tells so late makes nobody's streak longer. */
const COUNTED_MS = 400 * 24 * 60 * 60_000;

/** Beginnings of the quarters of an hour in which these moments lie, each once. */
export function quartersOf(moments: readonly Date[], now: Date): Date[] {
  const oldest = now.getTime() - COUNTED_MS;
  const quarters = moments
    .map((at) => at.getTime())
    .filter((ms) => ms >= oldest)
    .map((ms) => Math.floor(ms / QUARTER_MS) * QUARTER_MS);
  return [...new Set(quarters)].map((ms) => new Date(ms));
}

/**
 * Whether the runtime supports this IANA zone. `Intl.supportedValuesOf` omits some (UTC, Asia/Kolkata), and Intl also
 * accepts offsets such as +02:00, which have no summer time.
 */
export function isTimeZone(zone: string): boolean {
  if (known.has(zone)) return true;
  if (!/^[A-Za-z]/.test(zone)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
  } catch {
    return false;
  }
  // Intl accepts names in any case, so there are more of them than zones.
  if (known.size >= MAX_KNOWN) known.clear();
  known.add(zone);
  return true;
}

/** Intl costs more than the rest of a request's validation. */
const known = new Set<string>();
const MAX_KNOWN = 1_000;

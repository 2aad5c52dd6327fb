const SECONDS: Record<string, number> = { h: 3_600, m: 60, s: 1, ms: 0.001 };
const POWERS: Record<string, number> = { '': 0, b: 0, k: 1, m: 2, g: 3 };

/** Milliseconds of a duration of compose, such as `1m30s`. Throws for anything else. */
export function milliseconds(duration: string): number {
  const parts = [...duration.matchAll(/(\d+)(ms|[hms])/g)];
  if (parts.map(([text]) => text).join('') !== duration || parts.length === 0)
    throw new Error(`${duration} is no duration`);
  return parts.reduce((sum, [, number, unit]) => sum + Number(number) * SECONDS[unit!]! * 1_000, 0);
}

/** Bytes of a size of compose, such as `512m`. Throws for anything else. */
export function bytes(size: string): number {
  const [, number, unit = ''] = /^(\d+)([bkmg]?)b?$/i.exec(size) ?? [];
  if (number === undefined) throw new Error(`${size} is no size`);
  return Number(number) * 1_024 ** POWERS[unit.toLowerCase()]!;
}

const isDay = (text: string): boolean =>
  /^2[01]\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** The instants from the start of one local day to the end of another; undefined for what is no day. */
export function dayRange(from: string, to: string): { from?: string; to?: string } {
  return { from: isDay(from) ? startOf(from, 0) : undefined, to: isDay(to) ? startOf(to, 1) : undefined };
}

function startOf(day: string, later: number): string {
  const [year, month, date] = day.split('-').map(Number);
  return new Date(year!, month! - 1, date! + later).toISOString();
}

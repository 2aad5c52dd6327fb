import type { RunReport, RunStart } from '../app/ports.ts';

/** Stores a report for later starts of its run, as services/roadmaps does. */
export function recordReport(start: RunStart | undefined, { paidCalls = 0, reading }: RunReport): void {
  if (start?.next !== 'draft') return;
  start.paidCalls = Math.max(start.paidCalls, paidCalls);
  if (reading === null) start.reading = null;
  if (!reading) return;
  const { key, parts, part } = reading;
  const read = start.reading?.key === key ? start.reading.read : [];
  start.reading = { key, parts, read: part ? [...read, part] : read };
}

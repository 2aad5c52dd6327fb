import type { Reading, ReadingReport } from '@waymark/contracts/ai/reading';

/** Parts of other texts are dropped; a part counts once, and only as the next one. */
export function withReport(known: Reading | null, { key, parts, part }: ReadingReport): Reading {
  const read = known?.key === key && known.parts === parts ? known.read : [];
  if (part?.number !== read.length + 1) return { key, parts, read };
  const { number: _, ...found } = part;
  return { key, parts, read: [...read, found] };
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HeldBackReason } from '@waymark/contracts/ai/draft';
import { z } from 'zod';

/** What the words of a passage show by themselves. */
export const TaughtReason = HeldBackReason.exclude(['not-said']);
export type TaughtReason = z.infer<typeof TaughtReason>;

export const SPLITS = ['build', 'aside'] as const;
export type Split = (typeof SPLITS)[number];

const Marks = z.strictObject({
  name: z.string().min(1),
  language: z.string().length(2),
  kind: z.string().min(1),
  split: z.enum(SPLITS),
  title: z.string().min(1),
  /** Passages where the teller did something that helped, or advises something. */
  key: z.array(z.string().min(1)).min(1),
  forbidden: z.array(z.strictObject({ quote: z.string().min(1), reason: TaughtReason })).min(1),
  turningPoint: z.string().min(1),
});

/** UTF-16 offsets of a passage; the end is exclusive. */
export interface Span {
  start: number;
  end: number;
}

export interface Story {
  name: string;
  language: string;
  kind: string;
  split: Split;
  title: string;
  text: string;
  key: Span[];
  forbidden: (Span & { reason: TaughtReason })[];
  turningPoint: Span;
}

const FOLDER = join(import.meta.dirname, 'stories');

/** All stories of a split by name; throws where a marked passage is not in its text exactly once. */
export function loadStories(split: Split): Story[] {
  const folder = join(FOLDER, split);
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.sort().map((file) => loadStory(join(folder, file)));
}

function loadStory(file: string): Story {
  const { key, forbidden, turningPoint, ...story } = Marks.parse(JSON.parse(readFileSync(file, 'utf8')));
  const text = readFileSync(file.replace(/json$/, 'txt'), 'utf8');
  const spanOf = (passage: string): Span => {
    const start = text.indexOf(passage);
    if (start === -1 || text.indexOf(passage, start + 1) !== -1)
      throw new Error(`${file}: not in the text exactly once: ${passage}`);
    return { start, end: start + passage.length };
  };
  return {
    ...story,
    text,
    key: key.map(spanOf),
    forbidden: forbidden.map(({ quote, reason }) => ({ ...spanOf(quote), reason })),
    turningPoint: spanOf(turningPoint),
  };
}

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { pooled, type Share, share } from './metrics.ts';
import { SPLITS } from './stories.ts';

const Phrase = z.strictObject({
  text: z.string().min(1),
  language: z.string().length(2),
  split: z.enum(SPLITS),
  /** null: a look-alike without danger. */
  level: z.enum(['strong', 'weak']).nullable(),
  kind: z.string().nullable(),
});
export type Phrase = z.infer<typeof Phrase>;

export type FindDanger = (text: string) => { level: 'strong' | 'weak'; kinds: string[] } | null;

export interface DangerMeasures {
  language: string;
  /** Phrases of danger found at either level; the other shares are of strong ones, of all, and of look-alikes. */
  found: Share;
  strongAsStrong: Share;
  kind: Share;
  strongWrong: Share;
  weakWrong: Share;
}

export const loadPhrases = (): Phrase[] =>
  globSync(join(import.meta.dirname, 'phrases/*.json'))
    .sort()
    .flatMap((file) => z.array(Phrase).parse(JSON.parse(readFileSync(file, 'utf8'))));

/** One row per language, and a last one named `all`. */
export function measureDanger(phrases: readonly Phrase[], find: FindDanger): DangerMeasures[] {
  const languages = [...new Set(phrases.map(({ language }) => language))];
  const rows = languages.map((language) =>
    ofLanguage(
      language,
      phrases.filter((phrase) => phrase.language === language),
      find,
    ),
  );
  const pool = (of: (row: DangerMeasures) => Share) => pooled(rows.map(of));
  const all = {
    language: 'all',
    found: pool(({ found }) => found),
    strongAsStrong: pool(({ strongAsStrong }) => strongAsStrong),
    kind: pool(({ kind }) => kind),
    strongWrong: pool(({ strongWrong }) => strongWrong),
    weakWrong: pool(({ weakWrong }) => weakWrong),
  };
  return [...rows, all];
}

function ofLanguage(language: string, phrases: readonly Phrase[], find: FindDanger): DangerMeasures {
  const tried = phrases.map((phrase) => ({ ...phrase, danger: find(phrase.text) }));
  const dangerous = tried.filter(({ level }) => level !== null);
  const lookAlikes = tried.filter(({ level }) => level === null);
  const strong = dangerous.filter(({ level }) => level === 'strong');
  return {
    language,
    found: share(dangerous, ({ danger }) => danger !== null),
    strongAsStrong: share(strong, ({ danger }) => danger?.level === 'strong'),
    kind: share(dangerous, ({ danger, kind }) => kind !== null && !!danger?.kinds.includes(kind)),
    strongWrong: share(lookAlikes, ({ danger }) => danger?.level === 'strong'),
    weakWrong: share(lookAlikes, ({ danger }) => danger?.level === 'weak'),
  };
}

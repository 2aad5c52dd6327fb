import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Safety, SafetyLanguage } from '@waymark/contracts/roadmaps/coaching';
import { z } from 'zod';
import { pooled, type Share, share } from './metrics.ts';

/** `built`: read while the table is written. `aside`: by others, who have not seen the table; never printed. */
export const FOLDERS = ['built', 'aside'] as const;
type Folder = (typeof FOLDERS)[number];

const Label = z.enum(['ordinary', 'danger', 'danger-urgent', 'ask-first', 'ask-first-urgent']);

/** A message of a person at a step, and the help that it needs. */
export interface Phrase {
  label: z.infer<typeof Label>;
  text: string;
  language: SafetyLanguage;
}

export type Assess = (text: string) => Safety | null;

export interface DangerMeasures {
  language: string;
  /** Ordinary messages that get any help. */
  wrong: Share;
  /** Explicit ones that get the help of their label: danger help for danger, with the emergency number if urgent. */
  recognised: Share;
}

const PHRASES = join(import.meta.dirname, '../../../libs/safety/phrases');

/** The phrases of a folder; none where it is absent. A line is label, tab, text. Throws for any other. */
export const loadPhrases = (folder: Folder): Phrase[] =>
  SafetyLanguage.options.flatMap((language) => {
    const file = join(PHRASES, folder, `${language}.tsv`);
    if (!existsSync(file)) return [];
    const lines = readFileSync(file, 'utf8').split('\n');
    return lines.filter((line) => line.trim() !== '').map((line) => phraseOf(line, language));
  });

function phraseOf(line: string, language: SafetyLanguage): Phrase {
  const [label, ...text] = line.split('\t');
  return { label: Label.parse(label), text: text.join(' ').trim(), language };
}

const isOrdinary = ({ label }: Phrase): boolean => label === 'ordinary';

/** Whether a message gets the help of its label. */
export function isRight({ label, text }: Phrase, assess: Assess): boolean {
  const safety = assess(text);
  if (label === 'ordinary') return safety === null;
  if (!safety || (label.startsWith('danger') && safety.level !== 'strong')) return false;
  return safety.urgent || !label.endsWith('urgent');
}

/** One row per language, and a last one named `all`. */
export function measureDanger(phrases: readonly Phrase[], assess: Assess): DangerMeasures[] {
  const rows = SafetyLanguage.options.map((language) => {
    const own = phrases.filter((phrase) => phrase.language === language);
    return {
      language,
      wrong: share(own.filter(isOrdinary), (phrase) => !isRight(phrase, assess)),
      recognised: share(
        own.filter((phrase) => !isOrdinary(phrase)),
        (phrase) => isRight(phrase, assess),
      ),
    };
  });
  const pool = (of: (row: DangerMeasures) => Share) => pooled(rows.map(of));
  return [
    ...rows,
    { language: 'all', wrong: pool(({ wrong }) => wrong), recognised: pool(({ recognised }) => recognised) },
  ];
}

/** What the table gets wrong, each with its language and label. Of `built` only: the others are not printed. */
export const misses = (assess: Assess): string[] =>
  loadPhrases('built')
    .filter((phrase) => !isRight(phrase, assess))
    .map(({ language, label, text }) => `${language} ${label}: ${text}`);

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SafetyKind, SafetyLanguage } from '@waymark/contracts/roadmaps/coaching';

/** A text of a file in `training/`: a line of level, kind and text, separated by tabs. */
export interface Phrase {
  level: 'strong' | 'weak' | 'none';
  /** Null for `none`. */
  kind: SafetyKind | null;
  text: string;
  language: SafetyLanguage;
}

const FOLDER = join(import.meta.dirname, '../training');
const LEVELS = ['strong', 'weak', 'none'] as const;

/** The examples of all languages. Throws for a line that is not as described. */
export function loadPhrases(): Phrase[] {
  return SafetyLanguage.options.flatMap((language) => {
    const file = join(FOLDER, `${language}.tsv`);
    return readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line, i) => phraseOf(line, language, `${file}:${i + 1}`));
  });
}

function phraseOf(line: string, language: SafetyLanguage, place: string): Phrase {
  const [named, kind = '', text = ''] = line.split('\t');
  const level = LEVELS.find((one) => one === named);
  if (!level || text === '' || (level === 'none') !== (kind === '-'))
    throw new Error(`${place}: expected level, kind and text, separated by tabs`);
  return { level, kind: level === 'none' ? null : SafetyKind.parse(kind), text, language };
}

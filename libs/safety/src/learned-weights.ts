import { join } from 'node:path';
import { loadPhrases } from './examples.ts';
import { trainSafety } from './train-safety.ts';

/** The file of the weights in use, and what it contains when learned from the examples in training/. */
export function learnedWeights(): { file: string; text: string } {
  const { danger, kinds, languages } = trainSafety(loadPhrases());
  const literal = (value: unknown) => JSON.stringify(value);
  const text = `// Written by \`npm run train\`; do not edit.
import type { SafetyKind, SafetyLanguage } from '@waymark/contracts/roadmaps/coaching';
import type { StoredModel } from '@waymark/text-model/linear-model';

export const DANGER: StoredModel = ${literal(danger)};
export const KINDS: [SafetyKind, StoredModel][] = ${literal(kinds)};
export const LANGUAGES: [SafetyLanguage, StoredModel][] = ${literal(languages)};
`;
  return { file: join(import.meta.dirname, 'data/weights.ts'), text };
}

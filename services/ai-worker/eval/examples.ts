import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InContext } from '../src/domain/outline/judge.ts';
import { languageOf } from '../src/domain/outline/language.ts';
import { toSentences } from '../src/domain/outline/sentences.ts';
import { loadStories, type Story, TaughtReason } from './stories.ts';

/** A sentence of a life story. `other`: circumstances, feelings, what happened to the teller. */
export interface Example extends InContext {
  label: TaughtReason | 'key' | 'other';
}

const LABELS = [...TaughtReason.options, 'key', 'other'] as const;

/** The lines of `training/` (label, sentence before, sentence, sentence after), and the stories of the split `build`. */
export const loadExamples = (): Example[] => [...lines(), ...loadStories('build').flatMap(ofStory)];

function lines(): Example[] {
  const files = globSync(join(import.meta.dirname, '../training/*.tsv')).sort();
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line, i) => {
        const [named, before = '', text = '', after = ''] = line.split('\t');
        const label = LABELS.find((one) => one === named);
        if (!label || text === '') throw new Error(`${file}:${i + 1}: expected a label and three sentences`);
        return { label, before, text, after };
      }),
  );
}

function ofStory(story: Story): Example[] {
  const sentences = toSentences(story.text, 0, languageOf(story.text));
  const marked = [
    ...story.forbidden.map((span) => ({ ...span, label: span.reason })),
    ...story.key.map((span) => ({ ...span, label: 'key' as const })),
  ];
  return sentences.map(({ text, start, end, block }, i) => {
    const near = (at: number): string => (sentences[at]?.block === block ? sentences[at].text : '');
    const mark = marked.find((span) => {
      const shared = Math.min(end, span.end) - Math.max(start, span.start);
      return shared > Math.min(end - start, span.end - span.start) / 2;
    });
    return { label: mark?.label ?? 'other', before: near(i - 1), text, after: near(i + 1) };
  });
}

import type { Stage } from '@waymark/contracts/roadmaps/http';
import { firstSentence } from '#lib/first-sentence.ts';

/** One sentence of the mentor in a stage: of its last quote, or of the note. Published quotes are those allowed. */
export function stageQuote({ steps, mentorNote }: Pick<Stage, 'steps' | 'mentorNote'>): string | null {
  const texts = [...steps.map(({ evidence }) => evidence?.quote).reverse(), mentorNote];
  for (const text of texts) {
    const sentence = firstSentence(text ?? '');
    if (sentence) return sentence;
  }
  return null;
}

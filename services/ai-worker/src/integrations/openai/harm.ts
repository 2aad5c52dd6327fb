import type { Evidence, HeldBackReason } from '@waymark/contracts/ai/draft';
import { reasonToHoldBack } from '../../domain/outline/held-back.ts';
import { type Language, languageOf } from '../../domain/outline/language.ts';

const NEARBY = 600;
const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/** The check of the offline engine, over words of a model and the passages it chose. */
export class HarmCheck {
  private readonly language: Language | null;

  /** `texts`: what is checked or belongs to it, to tell its language by. */
  constructor(texts: readonly string[]) {
    this.language = languageOf(texts.join('\n'));
  }

  /** Why words of a model must not be shown; null when they may. */
  reasonIn(text: string): HeldBackReason | null {
    return this.firstReason(text, '', '');
  }

  /** Why a passage must not become a step; null when it may. `text`: of its source. */
  reasonInStory({ quote, start, end }: Evidence, text: string): HeldBackReason | null {
    return this.firstReason(
      quote,
      text.slice(Math.max(0, start - NEARBY), start),
      text.slice(end, end + NEARBY),
    );
  }

  private firstReason(text: string, before: string, after: string): HeldBackReason | null {
    for (const { segment, index } of sentences.segment(text)) {
      const context = {
        before: before + text.slice(0, index),
        after: text.slice(index + segment.length) + after,
      };
      const reason = reasonToHoldBack(segment, context, this.language);
      if (reason) return reason;
    }
    return null;
  }
}

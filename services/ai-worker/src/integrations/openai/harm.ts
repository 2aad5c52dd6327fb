import type { HeldBackReason } from '@waymark/contracts/ai/draft';
import { reasonToHoldBack } from '../../domain/outline/held-back.ts';
import { type Language, languageOf } from '../../domain/outline/language.ts';

/** The check of the offline engine, over words of a model. */
export class HarmCheck {
  private readonly language: Language | null;

  /** `texts`: what is checked or belongs to it, to tell its language by. */
  constructor(texts: readonly string[]) {
    this.language = languageOf(texts.join('\n'));
  }

  /** Why words of a model must not be shown; null when they may. */
  reasonIn(text: string): HeldBackReason | null {
    const reason = text && reasonToHoldBack(text, undefined, this.language);
    // What the mentor regrets or was told is judged by the story, not by how the model words it.
    return reason && reason !== 'mistake' && reason !== 'others-advice' ? reason : null;
  }
}

import type { HeldBackReason } from '@waymark/contracts/ai/draft';
import { harmInWording } from '../../domain/outline/held-back.ts';
import { type Language, languageOf } from '../../domain/outline/language.ts';

/** The check of the offline engine, over words of a model. */
export class HarmCheck {
  private readonly language: Language | null;

  /** `texts`: in the language of what is checked. */
  constructor(texts: readonly string[]) {
    this.language = languageOf(texts.join('\n'));
  }

  /** Why words of a model must not be shown; null when they may. */
  reasonIn(text: string): HeldBackReason | null {
    return harmInWording(text, this.language);
  }
}

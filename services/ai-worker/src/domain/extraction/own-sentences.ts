import type { Extraction } from '@waymark/contracts/ai/extraction';
import { countWords } from '../outline/blocks.ts';
import { languageOf } from '../outline/language.ts';
import { chooseMoments, type Moment, momentsOf } from '../outline/moments.ts';
import { sentencesOf } from '../outline/sentences.ts';
import { nameOf } from './known-facts.ts';

const MOST_LESSONS = 5;
const DESCRIPTION_CHARS = 300;
const TITLE_CHARS = 120;
const SENTENCE_CHARS = 600;
/** Read in a few milliseconds; longer files are read up to here. */
export const MOST_CHARS = 100_000;

type Found = Pick<Extraction, 'title' | 'description' | 'lessons'>;

/**
 * A heading, the first sentences and the sentences about what helped, as the file has them. What must not be repeated
 * is left out; a part is empty where the file has nothing for it.
 */
export function ownSentences({ text: whole, name }: { text: string; name: string }): Found {
  const text = whole.slice(0, MOST_CHARS).toWellFormed();
  const language = languageOf(text);
  const moments = momentsOf(sentencesOf(text, 0, language), language);
  const copy = ({ sentence: { start, end } }: Moment): string => text.slice(start, end);
  const isShort = (moment: Moment): boolean => copy(moment).length <= SENTENCE_CHARS;
  const chosen = language ? chooseMoments(moments, countWords(text), language).filter(isShort) : [];
  const heading = moments[0]?.sentence.heading;
  return {
    title: heading && heading.length <= TITLE_CHARS ? heading : nameOf({ name }),
    description: beginning(moments, copy),
    lessons: chosen
      .slice(0, MOST_LESSONS)
      .map((moment) => ({ concept: '', action: copy(moment), impact: '' })),
  };
}

/** The first sentences in a row that may be repeated. */
function beginning(moments: readonly Moment[], copy: (moment: Moment) => string): string {
  let text = '';
  for (const moment of moments) {
    const next = text === '' ? copy(moment) : `${text} ${copy(moment)}`;
    if (mayRepeat(moment) && next.length <= DESCRIPTION_CHARS) text = next;
    else if (text !== '') break;
  }
  return text;
}

/** What the teller did describes their story, even a mistake; as a lesson it would be advice. */
const mayRepeat = ({ reason, signs }: Moment): boolean => reason === null || signs.me;

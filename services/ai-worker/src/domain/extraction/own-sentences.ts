import type { Extraction } from '@waymark/contracts/ai/extraction';
import { countWords } from '@waymark/kernel/count-words';
import { languageOf } from '../outline/language.ts';
import { buildMoments, chooseMoments, type Moment } from '../outline/moments.ts';
import { type Sentence, toSentences } from '../outline/sentences.ts';
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
  const sentences = toSentences(text, 0, language);
  const moments = language ? buildMoments(sentences, language) : [];
  const copy = ({ start, end }: Sentence): string => text.slice(start, end);
  const isShort = ({ sentence }: Moment): boolean => copy(sentence).length <= SENTENCE_CHARS;
  const chosen = chooseMoments(moments, countWords(text)).filter(isShort);
  const heading = sentences[0]?.heading;
  return {
    title: heading && heading.length <= TITLE_CHARS ? heading : nameOf({ name }),
    description: beginning(sentences, moments, copy),
    lessons: chosen
      .slice(0, MOST_LESSONS)
      .map(({ sentence }) => ({ concept: '', action: copy(sentence), impact: '' })),
  };
}

/** The first sentences in a row that may be repeated; `moments`: of the sentences, empty in a language that is not read. */
function beginning(
  sentences: readonly Sentence[],
  moments: readonly Moment[],
  copy: (sentence: Sentence) => string,
): string {
  let text = '';
  for (const [i, sentence] of sentences.entries()) {
    const next = text === '' ? copy(sentence) : `${text} ${copy(sentence)}`;
    if (mayRepeat(moments[i]) && next.length <= DESCRIPTION_CHARS) text = next;
    else if (text !== '') break;
  }
  return text;
}

/** What the teller did describes their story, even a mistake; as a lesson it would be advice. */
const mayRepeat = (moment?: Moment): boolean => !moment?.signs.doubtful || moment.signs.me;

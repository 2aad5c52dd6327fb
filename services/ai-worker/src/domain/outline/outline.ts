import type { Draft, DraftStage, DraftStep, Evidence } from '@waymark/contracts/ai/draft';
import { withoutQuotedLines } from '@waymark/contracts/roadmaps/written-text';
import { countWords } from '@waymark/kernel/count-words';
import { assessSafety } from '@waymark/safety/assess';
import { refuseTooLittle } from '../material.ts';
import { TooLittleMaterial } from '../too-little-material.ts';
import { type Language, languageOf } from './language.ts';
import { buildMoments, chooseMoments, type Moment } from './moments.ts';
import { withoutNoise } from './noise.ts';
import { type Sentence, toSentences } from './sentences.ts';
import { cutStages, stageTitle } from './stages.ts';
import { buildTitle } from './titles.ts';

export interface OutlineMaterial {
  sources: { id: string; name: string; text: string; speaker?: string | null }[];
}

const LONGEST_QUOTE = 600;
const MOST_LINKS = 20;
/** How far from its end a story is about the present. */
const PRESENT_CHARS = 1_500;
const NOTHING_FOUND =
  'We read your story and found too few moments to go by. Tell more of what you did, one thing after the other, and what came of it.';
const UNREAD_LANGUAGE =
  'This story is in a language that Waymark does not read, so it suggests no moments: choose the sentences yourself.';

/**
 * Suggested moments of a story in the mentor's own words: each title is a shortened sentence of a source. What is doubtful
 * is not suggested. The same material gives the same outline. Errors: TooLittleMaterial.
 */
export function buildOutline({ sources }: OutlineMaterial): Draft {
  refuseTooLittle(sources);
  const language = languageOf(sources.map(({ text }) => spoken(text)).join('\n'));
  const all = sources.flatMap(({ text, speaker }, source) => {
    const its = languageOf(spoken(text));
    return its ? buildMoments(toSentences(text, source, its, speaker), its) : [];
  });
  if (all.length === 0) throw new TooLittleMaterial(UNREAD_LANGUAGE);
  const words = all.reduce((sum, { sentence }) => sum + countWords(sentence.text), 0);
  const chosen = chooseMoments(all, words);
  if (chosen.length < 2) throw new TooLittleMaterial(NOTHING_FOUND);
  const evidence = ({ sentence }: Moment): Evidence => toEvidence(sentence, sources);
  const stages = writeStages(cutStages(chosen, all, language), all, language, evidence);
  return { stages, heldBack: [], crisis: isInDanger(sources) };
}

/** Without the questions of an interview and the names of speakers, which would hide the language of a transcript. */
const spoken = (text: string): string => withoutNoise(withoutQuotedLines(text));

function writeStages(
  groups: Moment[][],
  all: readonly Moment[],
  language: Language | null,
  evidence: (moment: Moment) => Evidence,
): DraftStage[] {
  const titles = new Set<string>();
  const steps = groups.map((group) =>
    group.map((moment): DraftStep => {
      const quote = evidence(moment);
      const title = buildTitle(moment.sentence.text, language);
      titles.add(title.toLowerCase());
      const resourceLinks = (quote.quote.match(/https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/g) ?? []).slice(
        0,
        MOST_LINKS,
      );
      return { title, description: '', estimatedDuration: null, resourceLinks, evidence: quote };
    }),
  );
  return groups.map((group, i) => {
    const title = stageTitle(group, all, titles, language);
    titles.add(title.toLowerCase());
    return { title, description: '', estimatedDuration: '', steps: steps[i]! };
  });
}

function toEvidence({ source, start, end }: Sentence, sources: OutlineMaterial['sources']): Evidence {
  const { id, text } = sources[source]!;
  const to = Math.min(end, start + LONGEST_QUOTE);
  const whole = /[\ud800-\udbff]/.test(text[to - 1]!) ? to - 1 : to;
  return { sourceId: id, quote: text.slice(start, whole), start, end: whole };
}

export const isInDanger = (sources: OutlineMaterial['sources']): boolean =>
  sources.some(
    ({ text }) => assessSafety(withoutQuotedLines(text.slice(-PRESENT_CHARS)))?.level === 'strong',
  );

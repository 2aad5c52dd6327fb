import type { Draft, DraftStage, DraftStep } from '@waymark/contracts/ai/draft';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { milestonesIn } from '@waymark/contracts/roadmaps/written-text';
import { doctorStepFor } from '@waymark/safety/withdrawal';
import { cap } from '../evidence.ts';
import { floorReason } from '../floor.ts';
import { TooLittleMaterial } from '../too-little-material.ts';
import { hasCue, plain } from './cues.ts';
import { type Language, languageOf } from './language.ts';
import { buildMoments } from './moments.ts';
import { buildOutline, isInDanger } from './outline.ts';
import { toSentences } from './sentences.ts';
import { signsOf } from './signs.ts';
import { buildTitle } from './titles.ts';

interface WrittenSource {
  id: string;
  name: string;
  text: string;
  kind?: Source['kind'];
  speaker?: string | null;
}

const MOST_STAGES = 12;
/** Of a milestone without steps. */
const MOST_SENTENCES = 5;
const LONGEST_QUOTE = 600;
const NOTHING =
  'There is nothing to write from yet. Add steps or a description to your milestones, or tell more of your story.';

/** How many milestones and artifacts are in the sources. */
export const inputsOf = (
  sources: readonly Pick<WrittenSource, 'kind' | 'text'>[],
): { timelineEntries: number; artifacts: number } => ({
  timelineEntries: sources.filter(isTimeline).reduce((sum, { text }) => sum + milestonesIn(text).length, 0),
  artifacts: sources.filter(({ kind }) => kind !== 'timeline' && kind !== 'interview').length,
});

/**
 * A draft without a model: the milestones as stages in their order, with their steps, then the moments of the other
 * sources. Every word is the mentor's. Errors: TooLittleMaterial.
 */
export function ghostwrite({ sources }: { sources: WrittenSource[] }): Draft {
  const own = sources.filter(isTimeline).flatMap(stagesOfTimeline);
  const outline = outlineOfOthers(
    sources.filter((source) => !isTimeline(source)),
    own.length > 0,
  );
  const stages = [...own, ...(outline?.stages ?? [])].slice(0, MOST_STAGES);
  if (stages.length === 0) throw new TooLittleMaterial(NOTHING);
  return { stages, heldBack: outline?.heldBack ?? [], crisis: isInDanger(sources) };
}

const isTimeline = ({ kind }: Pick<WrittenSource, 'kind'>): boolean => kind === 'timeline';

/** Null when there is too little beside a timeline. */
function outlineOfOthers(sources: WrittenSource[], isOptional: boolean): Draft | null {
  try {
    return buildOutline({ sources });
  } catch (error) {
    if (isOptional && error instanceof TooLittleMaterial) return null;
    throw error;
  }
}

function stagesOfTimeline({ id, text }: WrittenSource): DraftStage[] {
  let at = 0;
  /** The next occurrence of these words: milestones are read in their order. */
  const stepOf = (title: string, words: string, resourceLinks: string[]): DraftStep => {
    const start = text.indexOf(words, at);
    at = start + words.length;
    const quote = words.slice(0, LONGEST_QUOTE);
    return {
      ...{ title, description: '', estimatedDuration: null, resourceLinks },
      evidence: { sourceId: id, quote, start, end: start + quote.length },
    };
  };
  const language = languageOf(text);
  return milestonesIn(text).flatMap(({ title, description, steps }): DraftStage[] => {
    at = text.indexOf(title, at) + title.length;
    const written =
      steps.length > 0
        ? steps
            .filter((step) => isFit(step.title, 'step', language))
            .map((step) => stepOf(step.title, step.title, step.links))
        : sentencesIn(description, language).map((sentence) => stepOf(sentence.title, sentence.text, []));
    if (written.length === 0) return [];
    return [
      {
        title: isFit(title, 'title', language) ? title : written[0]!.title,
        description: steps.length > 0 && floorReason(description) === null ? description : '',
        ...{ estimatedDuration: '', steps: written },
      },
    ];
  });
}

/** Log odds of being unfit from which a few words without context are not used: of any, and where something dangerous is named. */
const UNFIT = { title: { any: 3, harm: -1 }, step: { any: 2.5, harm: 1.8 } };

/** Neither a mistake, a harm nor the advice of others. A title is left out sooner: its first step takes its place. */
function isFit(text: string, use: 'title' | 'step', language: Language | null): boolean {
  if (floorReason(text) !== null) return false;
  if (language === null) return true;
  const { unfit } = signsOf({ before: '', text, after: '' }, language);
  const isStopped = doctorStepFor(text) !== null; // "Stopped drinking"
  const isHarm = hasCue(plain(text), 'harm', language) && !isStopped;
  return unfit < (isHarm ? UNFIT[use].harm : UNFIT[use].any);
}

function sentencesIn(description: string, language: Language | null): { title: string; text: string }[] {
  const sentences = toSentences(description, 0, language);
  const used = language ? buildMoments(sentences, language).filter((one) => one.eligible) : null;
  return (used?.map(({ sentence }) => sentence) ?? sentences)
    .slice(0, MOST_SENTENCES)
    .map(({ start, end }) => description.slice(start, end))
    .filter((text) => text !== '' && floorReason(text) === null)
    .map((text) => ({ text, title: cap(buildTitle(text, language), 120) }));
}

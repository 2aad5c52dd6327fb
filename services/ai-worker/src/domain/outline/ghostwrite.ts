import type { Draft, DraftStage, DraftStep } from '@waymark/contracts/ai/draft';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { milestonesIn } from '@waymark/contracts/roadmaps/written-text';
import { cap } from '../evidence.ts';
import { TooLittleMaterial } from '../too-little-material.ts';
import { languageOf } from './language.ts';
import { isInDanger, outlineOf } from './outline.ts';
import { sentencesOf } from './sentences.ts';
import { titleOf } from './titles.ts';

interface WrittenSource {
  id: string;
  name: string;
  text: string;
  kind?: Source['kind'];
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
    return outlineOf({ sources });
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
  return milestonesIn(text).flatMap(({ title, description, steps }): DraftStage[] => {
    at = text.indexOf(title, at) + title.length;
    const written =
      steps.length > 0
        ? steps.map((step) => stepOf(step.title, step.title, step.links))
        : sentencesIn(description).map((sentence) => stepOf(sentence.title, sentence.text, []));
    if (written.length === 0) return [];
    return [
      { title, description: steps.length > 0 ? description : '', estimatedDuration: '', steps: written },
    ];
  });
}

function sentencesIn(description: string): { title: string; text: string }[] {
  const language = languageOf(description);
  return sentencesOf(description, 0, language)
    .slice(0, MOST_SENTENCES)
    .map(({ start, end }) => description.slice(start, end))
    .filter((text) => text !== '')
    .map((text) => ({ text, title: cap(titleOf(text, language), 120) }));
}

import type { Wording } from '@waymark/contracts/ai/wording';
import type { Evidence } from '@waymark/contracts/roadmaps/http';
import type { HeldBackPassage, ReviewDecision } from '@waymark/contracts/roadmaps/review';
import { MAX_STEP_MATERIALS } from '@waymark/contracts/roadmaps/step-materials';
import { AppError } from '@waymark/kernel/app-error';
import { heldBackError, sameQuoteIn } from '../../authoring/domain/held-back.ts';
import type { Origin, StepState } from '../../authoring/domain/roadmap-state.ts';
import { isExact } from '../../shared/domain/clean-draft.ts';
import { passageAt, type Span, titleOf } from './passage.ts';

/** As for a step written by a mentor (contracts/roadmaps/http). */
const MAX_DESCRIPTION_CHARS = 2_000;
const MAX_LINKS = 10;
/** As for a quote of a draft (contracts/ai/draft). */
const MAX_QUOTE_CHARS = 600;

/** What a decision is checked against. */
export interface ReviewMaterial {
  /** Of the roadmap, in the order of the story. */
  heldBack: readonly HeldBackPassage[];
  /** By source id, of this roadmap; at least those the decision needs. */
  texts: ReadonlyMap<string, string>;
  /** The offered wording that the decision names. */
  wording: Wording | null;
}

type Edit = Extract<ReviewDecision, { action: 'edit' }>;

/** A changed text is the mentor's, unless it is the offered wording as it was offered. */
export function editStep(step: StepState, edit: Edit, offered: Wording | null): StepState {
  const { title, description, estimatedDuration = step.estimatedDuration } = edit;
  return {
    ...step,
    title,
    description,
    estimatedDuration,
    origin: originOf(step, edit, offered),
    reviewed: true,
  };
}

function originOf(step: StepState, edit: Edit, offered: Wording | null): Origin {
  if (offered && sameWords(edit, offered)) return 'ai';
  return sameWords(edit, step) ? step.origin : 'mentor';
}

const sameWords = (one: Wording, other: Wording): boolean =>
  one.title === other.title && one.description === other.description;

/**
 * `first` with the text of the step after it. It is unreviewed until the mentor reads both together, unless the mentor
 * wrote it. Error: RULE_REFUSED when both are too long for one step.
 */
export function mergeSteps(first: StepState, second: StepState, material: ReviewMaterial): StepState {
  const parts = [first.description, asSentence(second.title), second.description];
  const description = parts.filter((part) => part !== '').join(' ');
  if (description.length > MAX_DESCRIPTION_CHARS) {
    throw new AppError('RULE_REFUSED', 'These two are too long for one step. Shorten one of them first.');
  }
  const origin = second.origin === 'ai' ? 'ai' : first.origin;
  return {
    ...first,
    description,
    resourceLinks: [...new Set([...first.resourceLinks, ...second.resourceLinks])].slice(0, MAX_LINKS),
    materialIds: [...new Set([...first.materialIds, ...second.materialIds])].slice(0, MAX_STEP_MATERIALS),
    origin,
    doubt: first.doubt ?? second.doubt,
    evidence: mergeEvidence(first.evidence, second.evidence, material),
    reviewed: origin === 'mentor',
  };
}

const asSentence = (title: string): string =>
  /[.!?…。！？؟।]["'”’»)\]]*$/u.test(title) ? title : `${title}.`;

/** Covers both passages if nothing lies between them: what was skipped, held back or never shown is not quoted. */
function mergeEvidence(
  first: Evidence | null,
  second: Evidence | null,
  { texts }: ReviewMaterial,
): Evidence | null {
  if (!first || !second) return first ?? second;
  const { sourceId, start } = first;
  const end = Math.max(first.end, second.end);
  const isInOrder = second.sourceId === sourceId && start <= second.start;
  if (!isInOrder || end - start > MAX_QUOTE_CHARS) return first;
  if (!isExact(first, texts) || !isExact(second, texts)) return first;
  const text = texts.get(sourceId)!;
  if (text.slice(first.end, second.start).trim() !== '') return first;
  return { sourceId, quote: text.slice(start, end), start, end };
}

/** In an outline the passage is also the title. Errors: VALIDATION, RULE_REFUSED for a passage held back. */
export function quoteStep(step: StepState, span: Span, { texts, heldBack }: ReviewMaterial): StepState {
  const evidence = passageAt(texts, span);
  const waiting = heldBack.filter(({ state }) => state !== 'step');
  const held = sameQuoteIn(evidence, waiting);
  if (held) throw heldBackError(held);
  const title = step.origin === 'outline' ? titleOf(evidence) : step.title;
  return { ...step, title, evidence, reviewed: true };
}

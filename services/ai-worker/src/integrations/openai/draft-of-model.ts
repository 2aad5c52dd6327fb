import type { Draft, DraftStage, DraftStep, Evidence, HeldBack } from '@waymark/contracts/ai/draft';
import { locate } from '../../domain/evidence.ts';
import { harmIn, harmInStory } from './harm.ts';
import { evidenceOf, type ModelDraft, type ModelStage, type ModelStep, type Source } from './model-draft.ts';

const MAX_HELD_BACK = 60;

/** The draft without what must not become a step: held back when its words are in the story, else left out. */
export function draftOfModel(model: ModelDraft, sources: readonly Source[]): Draft {
  const heldBack = model.avoid.flatMap((avoid): HeldBack[] => {
    const evidence = evidenceOf(avoid, sources);
    return evidence ? [{ reason: avoid.why, evidence }] : [];
  });
  const screened = model.stages.map((stage) => screenStage(stage, sources, heldBack));
  const all = [...heldBack, ...screened.flatMap((stage) => stage.heldBack)];
  return {
    stages: screened.flatMap(({ stage }) => stage ?? []),
    heldBack: all.filter((held, i) => all.findIndex((other) => isWithin(held, other)) === i).slice(0, MAX_HELD_BACK),
    crisis: model.crisis,
  };
}

const isWithin = ({ evidence: inner }: { evidence: Evidence }, { evidence: outer }: HeldBack): boolean =>
  inner.sourceId === outer.sourceId && inner.start >= outer.start && inner.end <= outer.end;

/** `stage`: null when none of its steps is left. `avoided`: what the model itself named. */
export function screenStage(
  model: ModelStage,
  sources: readonly Source[],
  avoided: readonly HeldBack[] = [],
): { stage: DraftStage | null; heldBack: HeldBack[] } {
  const heldBack: HeldBack[] = [];
  const steps = model.steps.flatMap((modelStep) => {
    const step = stepOf(modelStep, sources);
    const reason = reasonAgainst(modelStep, step, sources, avoided);
    if (reason && step.evidence) heldBack.push({ reason, evidence: step.evidence });
    return reason ? [] : [step];
  });
  const { title, description } = model;
  const stage = {
    title,
    description: harmIn(description) ? '' : description,
    estimatedDuration: asSaid(model.estimatedDuration, sources) ?? '',
    steps,
  };
  return { stage: steps.length > 0 && !harmIn(title) ? stage : null, heldBack };
}

/** A step whose quote is in no source has no evidence: it is a suggestion. */
const stepOf = (step: ModelStep, sources: readonly Source[]): DraftStep => ({
  title: step.title,
  description: step.description,
  estimatedDuration: asSaid(step.estimatedDuration, sources),
  resourceLinks: [],
  evidence: evidenceOf(step, sources),
});

/** A duration that the story does not state is invented. */
const asSaid = (duration: string, sources: readonly Source[]): string | null =>
  duration && sources.some(({ text }) => locate(duration, text)) ? duration : null;

function reasonAgainst(
  { risk }: ModelStep,
  { title, description, evidence }: DraftStep,
  sources: readonly Source[],
  avoided: readonly HeldBack[],
) {
  const named = evidence && avoided.find((held) => isWithin({ evidence }, held));
  return (
    named?.reason ??
    (risk ? 'harm' : null) ??
    harmIn(title) ??
    harmIn(description) ??
    (evidence && harmInStory(evidence, sources))
  );
}

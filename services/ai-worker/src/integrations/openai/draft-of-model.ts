import type { Draft, DraftStage, DraftStep, Evidence, HeldBack } from '@waymark/contracts/ai/draft';
import { HarmCheck } from './harm.ts';
import type { ModelDraft, ModelStage, ModelStep } from './model-draft.ts';
import type { SourceQuotes } from './source-quotes.ts';

const MAX_HELD_BACK = 60;

/** Turns what a model answers into a draft of these sources. */
export class DraftOfModel {
  private readonly harm: HarmCheck;

  constructor(private readonly quotes: SourceQuotes) {
    this.harm = new HarmCheck(quotes.texts);
  }

  /** Without what must not become a step: held back when its words are in the story, else left out. */
  draft({ stages, avoid, crisis }: ModelDraft): Draft {
    const avoided = avoid.flatMap((passage): HeldBack[] => {
      const evidence = this.quotes.evidenceOf(passage);
      return evidence ? [{ reason: passage.why, evidence }] : [];
    });
    const screened = stages.map((stage) => this.screen(stage, avoided));
    const all = [...avoided, ...screened.flatMap(({ heldBack }) => heldBack)];
    const isFirst = (held: HeldBack, i: number) =>
      all.findIndex((other) => isWithin(held.evidence, other)) === i;
    return {
      stages: screened.flatMap(({ stage }) => stage ?? []),
      heldBack: all.filter(isFirst).slice(0, MAX_HELD_BACK),
      crisis,
    };
  }

  /** `stage`: null when nothing of it is left. `avoided`: what the model itself named. */
  screen(
    model: ModelStage,
    avoided: readonly HeldBack[] = [],
  ): { stage: DraftStage | null; heldBack: HeldBack[] } {
    const heldBack: HeldBack[] = [];
    const steps = model.steps.flatMap((modelStep) => {
      const step = this.stepOf(modelStep);
      const reason = this.reasonAgainst(step, modelStep.risk, avoided);
      if (reason && step.evidence) heldBack.push({ reason, evidence: step.evidence });
      return reason ? [] : [step];
    });
    const { title, description, estimatedDuration } = model;
    const stage = {
      title,
      description: this.harm.reasonIn(description) ? '' : description,
      estimatedDuration: this.asSaid(estimatedDuration) ?? '',
      steps,
    };
    return { stage: steps.length > 0 && !this.harm.reasonIn(title) ? stage : null, heldBack };
  }

  /** A step whose quote is in no source has no evidence: it is a suggestion. */
  private stepOf(step: ModelStep): DraftStep {
    return {
      title: step.title,
      description: step.description,
      estimatedDuration: this.asSaid(step.estimatedDuration),
      resourceLinks: [],
      evidence: this.quotes.evidenceOf(step),
    };
  }

  /** A duration that the story does not state is invented. */
  private asSaid(duration: string): string | null {
    return duration && this.quotes.contains(duration) ? duration : null;
  }

  private reasonAgainst(
    { title, description, evidence }: DraftStep,
    risk: string | null,
    avoided: readonly HeldBack[],
  ) {
    const named = evidence && avoided.find((held) => isWithin(evidence, held));
    return (
      named?.reason ??
      (risk ? 'harm' : null) ??
      this.harm.reasonIn(title) ??
      this.harm.reasonIn(description) ??
      (evidence && this.harm.reasonInStory(evidence, this.quotes.textOf(evidence.sourceId)))
    );
  }
}

const isWithin = (inner: Evidence, { evidence: outer }: HeldBack): boolean =>
  inner.sourceId === outer.sourceId && inner.start >= outer.start && inner.end <= outer.end;

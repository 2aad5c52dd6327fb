import { Inject, Injectable, Logger } from '@nestjs/common';
import type {
  ApplicationField,
  ApplicationMaterial,
  SteeringAttempt,
} from '@waymark/contracts/ai/application';
import type { Usage } from '@waymark/contracts/ai/events';
import { AppError } from '@waymark/kernel/app-error';
import type { JobInfo } from '@waymark/messaging/decorators';
import { cueQuotes } from '../domain/application/cue-quotes.ts';
import { factsOf } from '../domain/application/facts.ts';
import { guard, withoutPassages } from '../domain/application/steering.ts';
import { supportedScores, verbatimQuotes } from '../domain/application/verbatim.ts';
import {
  APPLICATION_ENGINE,
  type ApplicationEngine,
  type ApplicationText,
  ModelFailed,
  type Scored,
} from './engine.ts';
import { type ApplicationResult, Applications, Results } from './ports.ts';
import { retryTransient } from './retry-transient.ts';
import { sumUsage } from './sum-usage.ts';

const TIMEOUT_MS = 150_000;
/** More starts mean that the application crashes its worker. */
const MAX_STARTS = 20;
/** Less than this gives a model nothing to judge. */
const MIN_WORDS = 12;
const MAX_ATTEMPTS = 40;
const NO_SCORES = { authenticity: null, perseverance: null, valor: null };

type Assessment = Pick<ApplicationResult, 'outcome' | 'scores' | 'feedback' | 'usage'> & {
  quotes: ApplicationResult['quotes'] | null;
  flagged: SteeringAttempt[];
};

const noScores = (outcome: 'counted' | 'failed', usage: Usage | null = null): Assessment => ({
  ...{ outcome, usage, scores: NO_SCORES, feedback: null, quotes: null, flagged: [] },
});

/**
 * Publishes the evaluation of a mentor application; a repeated job publishes the same event. A model never reads text
 * that talks to its evaluator, so that such text cannot raise a score.
 */
@Injectable()
export class EvaluateApplication {
  private readonly logger = new Logger(EvaluateApplication.name);

  constructor(
    private readonly applications: Applications,
    private readonly results: Results,
    @Inject(APPLICATION_ENGINE) private readonly engine: ApplicationEngine,
  ) {}

  /** Throws when the job should be retried. */
  async execute(applicationId: string, job: JobInfo, timeoutMs = TIMEOUT_MS): Promise<void> {
    const start = await retryTransient(() => this.applications.begin(applicationId), job.signal);
    if (start.next === 'skip') return;
    const { text, attempts } = guarded(start.material);
    const { flagged, quotes, ...assessed } = await this.assess(
      { applicationId, number: start.number },
      text,
      job,
      timeoutMs,
    );
    const steering = [...attempts, ...flagged].slice(0, MAX_ATTEMPTS);
    const verbatim = verbatimQuotes(quotes ?? cueQuotes(text.fields), start.material);
    const result: ApplicationResult = {
      ...{ applicationId, number: start.number, engine: this.engine.name, ...assessed, steering },
      scores: supportedScores(assessed.scores, verbatim),
      quotes: verbatim,
      facts: factsOf(storyOf(text)),
    };
    await retryTransient(() => this.results.applicationEvaluated(result), job.signal);
    const { engine } = this;
    this.logger.log({
      msg: 'application evaluated',
      applicationId,
      outcome: result.outcome,
      engine: engine.name,
    });
  }

  private async assess(
    { applicationId, number }: Pick<ApplicationResult, 'applicationId' | 'number'>,
    text: ApplicationText,
    job: JobInfo,
    timeoutMs: number,
  ): Promise<Assessment> {
    if (job.attempt > MAX_STARTS) return noScores('failed');
    const late = AbortSignal.timeout(timeoutMs);
    let mayCall = true;
    const beginCall = async () => {
      mayCall = await retryTransient(() => this.applications.beginCall(applicationId, number), job.signal);
      return mayCall;
    };
    try {
      return await this.score(text, { beginCall, signal: AbortSignal.any([job.signal, late]) });
    } catch (error) {
      const isModel = error instanceof AppError && error.code === 'AI_UNAVAILABLE';
      const isOver = job.lastAttempt || late.aborted || (isModel && !mayCall);
      if (job.signal.aborted || !isOver) throw error;
      this.logger.warn({ msg: 'application not scored', applicationId, err: error });
      return noScores('failed', error instanceof ModelFailed ? error.usage : null);
    }
  }

  /** Scores of a model that flags a passage are discarded: the text is scored again without it, once. */
  private async score(
    text: ApplicationText,
    hooks: Parameters<ApplicationEngine['score']>[1],
  ): Promise<Assessment> {
    if (factsOf(storyOf(text)).words < MIN_WORDS) return noScores('counted');
    const first = await this.engine.score(text, hooks);
    if (!first) return noScores('counted');
    const flagged = flaggedIn(text, first);
    if (flagged.length === 0) return { ...toAssessment(first), flagged };
    const second = await this.engine.score(without(text, flagged), hooks);
    if (!second || flaggedIn(text, second).length > 0) return { ...noScores('failed', first.usage), flagged };
    return { ...toAssessment(second), flagged, usage: sumOf(first.usage, second.usage) };
  }
}

const toAssessment = ({ scores, quotes, feedback, usage }: Scored) => {
  return { outcome: 'scored' as const, scores, quotes, feedback, usage };
};

function guarded(material: ApplicationMaterial): { text: ApplicationText; attempts: SteeringAttempt[] } {
  const { fullName, expertise, achievements, impactStatement, yearsExperience } = material;
  // The name is not read by a model.
  const { attempts } = guard('fullName', fullName);
  const fields = { expertise, achievements, impactStatement };
  const entries = (Object.keys(fields) as ApplicationField[]).map((field) => {
    const found = guard(field, fields[field]);
    attempts.push(...found.attempts);
    return [field, found.text];
  });
  return { text: { yearsExperience, fields: Object.fromEntries(entries) }, attempts };
}

const storyOf = ({ fields }: ApplicationText): string => `${fields.achievements}\n${fields.impactStatement}`;

/** The flagged passages that are in the text. */
function flaggedIn({ fields }: ApplicationText, { flagged }: Scored): SteeringAttempt[] {
  const entries = Object.entries(fields) as [ApplicationField, string][];
  return entries.flatMap(([field, text]) =>
    flagged
      .filter((passage) => passage.trim() !== '' && withoutPassages(text, [passage]) !== text)
      .map((passage): SteeringAttempt => ({ field, text: passage, reason: 'model' })),
  );
}

function without({ fields, ...rest }: ApplicationText, flagged: SteeringAttempt[]): ApplicationText {
  const passages = flagged.map(({ text }) => text);
  const entries = Object.entries(fields).map(([field, text]) => [field, withoutPassages(text, passages)]);
  return { ...rest, fields: Object.fromEntries(entries) };
}

const sumOf = (a: Usage | null, b: Usage | null): Usage | null => (a && b ? sumUsage(a, b) : (a ?? b));

import { APPROVAL_SCORE, type ApplicationScores, criteria } from '@waymark/contracts/ai/application';
import type { ApplicationEvaluated } from '@waymark/contracts/ai/events';
import type { EventData } from '@waymark/contracts/events';
import {
  type ApplicationStatus,
  DEFAULT_FEEDBACK,
  type DecideApplicationBody,
} from '@waymark/contracts/identity/applications';
import { AppError } from '@waymark/kernel/app-error';

export type Evaluation = EventData<typeof ApplicationEvaluated>;

export const AI = 'AI';
export const MAX_ENQUEUES = 10;

const BELOW = `Scored below ${APPROVAL_SCORE} of 10`;
const ALL = `Scored ${APPROVAL_SCORE} or more of 10 in each`;

export interface Verdict {
  status: ApplicationStatus;
  reason: string;
}

/**
 * What an evaluation decides by itself. Without a score for each criterion nothing: an admin decides. Text that tried to
 * influence its evaluation is never approved without an admin, nor is anything unless `mayApprove`.
 */
export function verdictOf({ outcome, scores, steering }: Evaluation, mayApprove: boolean): Verdict {
  const pending: Verdict = { status: 'pending', reason: '' };
  if (outcome !== 'scored') return pending;
  const below = criteria.filter((criterion) => (scores[criterion] ?? APPROVAL_SCORE) < APPROVAL_SCORE);
  if (below.length > 0) return { status: 'rejected', reason: `${BELOW}: ${below.join(', ')}` };
  const isWhole = criteria.every((criterion) => scores[criterion] !== null);
  if (isWhole && mayApprove && steering.length === 0) return { status: 'approved', reason: ALL };
  return pending;
}

/** `withdrawn`: by the applicant, and shown to nobody since. */
type StoredStatus = ApplicationStatus | 'withdrawn';

interface EvaluatedApplication {
  status: StoredStatus;
  evaluationState: 'queued' | 'running' | 'ended';
  /** Null for an evaluation without a result. */
  outcome: Evaluation['outcome'] | null;
}

/** Error: RULE_REFUSED. */
export function checkMayRetry({ status, evaluationState, outcome }: EvaluatedApplication): void {
  const refused = (message: string) => new AppError('RULE_REFUSED', message);
  if (evaluationState !== 'ended')
    throw refused('This evaluation is still active. Wait for it, or cancel it.');
  if (status !== 'pending')
    throw refused('This application has been decided, so it needs no evaluation any more.');
  if (outcome !== null && outcome !== 'failed')
    throw refused('This evaluation has succeeded, so there is nothing to try again.');
}

/** Whether its applicant may change or withdraw it. Error: CONFLICT. */
export function checkWaits({ status, heldUntil }: { status: StoredStatus; heldUntil: Date | null }): void {
  const refused = (message: string) => new AppError('CONFLICT', message);
  if (status === 'withdrawn') throw refused('You have withdrawn this application.');
  if (status !== 'pending') throw refused('This application has been decided already.');
  if (heldUntil) throw refused('This application is being decided right now. Please look again in a moment.');
}

export const NO_SCORES: ApplicationScores = { authenticity: null, perseverance: null, valor: null };

const MISSING = 'Every score is enough for an approval, so tell the applicant what is missing.';

/**
 * A rejection of an application that is scored high enough in each criterion needs feedback of its own: the applicant
 * could not tell from the scores why. Error: VALIDATION.
 */
export function checkExplained(status: ApplicationStatus, fields: ReviewedFields): void {
  if (status !== 'rejected') return;
  const scores = [fields.authenticityScore, fields.perseveranceScore, fields.valorScore];
  if (!scores.every((score) => score !== null && score >= APPROVAL_SCORE)) return;
  const feedback = fields.aiFeedback?.trim() ?? '';
  if (feedback !== '' && feedback !== DEFAULT_FEEDBACK) return;
  throw new AppError('VALIDATION', MISSING, { issues: [{ path: ['aiFeedback'], message: MISSING }] });
}

type Scores = 'authenticityScore' | 'perseveranceScore' | 'valorScore';
/** As they will be stored. */
export type ReviewedFields = Record<Scores, number | null> & { aiFeedback: string | null };

/** A decision that takes effect when its time is over. */
export type HeldDecision = Omit<DecideApplicationBody, 'hold' | 'changedAt'>;

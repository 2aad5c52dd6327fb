import type { StageInsight } from '@waymark/contracts/roadmaps/insight';
import type { StepSessions } from '@waymark/contracts/scheduling/sessions';
import { plural } from '#lib/format.ts';

/** Sessions of a roadmap; the rating is the average of all reviews. */
export interface SessionFigures {
  sessions: number;
  reviews: number;
  rating: number | null;
  byStep: ReadonlyMap<string, number>;
}

export function sessionFigures(counted: readonly StepSessions[]): SessionFigures {
  const reviews = sum(counted.map((one) => one.reviews));
  const stars = sum(counted.map((one) => one.reviews * (one.rating ?? 0)));
  return {
    sessions: sum(counted.map((one) => one.sessions)),
    reviews,
    rating: reviews > 0 ? stars / reviews : null,
    byStep: new Map(counted.flatMap(({ stepId, sessions }) => (stepId === null ? [] : [[stepId, sessions]]))),
  };
}

/** Sessions booked from the steps of a stage; null while they are unknown. */
export const sessionsOf = (stage: StageInsight, figures: SessionFigures | null): number | null =>
  figures && sum(stage.steps.map(({ stepId }) => figures.byStep.get(stepId) ?? 0));

/** The stages where most learners have stopped; empty if no learner has. */
export function mainStops(stages: readonly StageInsight[]): StageInsight[] {
  const most = Math.max(0, ...stages.map(({ stopped }) => stopped));
  return most === 0 ? [] : stages.filter(({ stopped }) => stopped === most);
}

const oneDigit = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });

/** "less than a day", "6 days", "3.5 weeks"; "–" without a figure. */
export function formatDays(days: number | null): string {
  if (days === null) return '–';
  if (days < 1) return 'less than a day';
  if (days < 14) return plural(Math.round(days), 'day');
  return `${oneDigit.format(days / 7)} weeks`;
}

/** "3, 4.7 of 5 on average" */
export const reviewsOf = ({ reviews, rating }: SessionFigures): string =>
  rating === null ? '0' : `${reviews}, ${oneDigit.format(rating)} of 5 on average`;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

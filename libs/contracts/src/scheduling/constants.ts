// Without schemas, for the browser.

/** A proposed time ends without an answer after this long. */
export const PROPOSAL_HOURS = 48;
/** Of a message with a cancellation, a proposed time or its answer. */
export const MAX_CHANGE_MESSAGE = 500;

/** Of a session. */
export const MAX_TASKS = 5;
export const MAX_TASK_TEXT = 200;
/** By the learner. */
export const MAX_TASK_COMMENT = 500;
export const MAX_GOAL = 200;
/** A learner of whom a mentor has seen nothing for so long is shown to the mentor. */
export const QUIET_DAYS = 14;

export const MINUTES = { standard: 30, guided: 60, intro: 15 } as const;
export const INTRO_LABEL = 'Intro call';

/** Each session stores its own limit when it is booked or moved. */
export const FREE_CANCEL_HOURS = 24;

export const NO_SHOW_AFTER_MINUTES = 10;
/** For the reported person. */
export const NO_SHOW_RESPONSE_HOURS = 24;
/** With so many no-shows in so many days, a person's bookings are paused. */
export const MAX_NO_SHOWS = 3;
export const NO_SHOW_DAYS = 90;

export const MAX_SLOT_DAYS = 42; // of a query for slots

/**
 * What `/book-session` offers, with the usual price of the whole session in cents: in the currency of the mentor, who can
 * set others.
 */
export const sessionTypes = {
  'career-coaching': { label: 'Career Coaching', price: 2_500 },
  'skill-development': { label: 'Skill Development', price: 2_500 },
  'goal-setting': { label: 'Goal Setting', price: 2_500 },
  'interview-prep': { label: 'Interview Preparation', price: 3_000 },
  'portfolio-review': { label: 'Portfolio Review', price: 2_000 },
} as const;

/** The usual price without a session type, in cents: of a session about one of the mentor's own topics. */
const USUAL_PRICE = 2_500;

/** What has a price of its own; `topic`: one of the mentor's own topics. */
export const pricedTypes = [
  'topic',
  'career-coaching',
  'skill-development',
  'goal-setting',
  'interview-prep',
  'portfolio-review',
] as const satisfies readonly ('topic' | keyof typeof sessionTypes)[];
export type PricedType = (typeof pricedTypes)[number];

/** Cents of the whole session. */
type TypePrices = Record<PricedType, number>;

export const usualPrices: Readonly<TypePrices> = {
  topic: USUAL_PRICE,
  'career-coaching': sessionTypes['career-coaching'].price,
  'skill-development': sessionTypes['skill-development'].price,
  'goal-setting': sessionTypes['goal-setting'].price,
  'interview-prep': sessionTypes['interview-prep'].price,
  'portfolio-review': sessionTypes['portfolio-review'].price,
};

/** Null: about one of the mentor's topics. */
export const priceOfType = (prices: TypePrices, type: keyof typeof sessionTypes | null): number =>
  prices[type ?? 'topic'];

/** The lowest and the highest price. */
export const rangeOfPrices = (prices: Readonly<TypePrices>): { from: number; to: number } => ({
  from: Math.min(...Object.values(prices)),
  to: Math.max(...Object.values(prices)),
});

/** In the mentor's wall time. */
export const guidedTimes = [
  '9:00 AM',
  '10:00 AM',
  '11:00 AM',
  '12:00 PM',
  '1:00 PM',
  '2:00 PM',
  '3:00 PM',
  '4:00 PM',
  '5:00 PM',
] as const;
export type GuidedTime = (typeof guidedTimes)[number];
/** Minutes since midnight. */
export const guidedMinute = (time: GuidedTime): number => (9 + guidedTimes.indexOf(time)) * 60;

// Without schemas, for the browser.

export const MINUTES = { standard: 30, guided: 60 } as const;

/** Each session stores its own limit when it is booked or moved. */
export const FREE_CANCEL_HOURS = 24;

export const NO_SHOW_AFTER_MINUTES = 10;
/** For the reported person. */
export const NO_SHOW_RESPONSE_HOURS = 24;
/** With so many no-shows in so many days, a person's bookings are paused. */
export const MAX_NO_SHOWS = 3;
export const NO_SHOW_DAYS = 90;

export const MAX_SLOT_DAYS = 42; // of a query for slots

/** What `/book-session` offers, with the price of the whole session in cents of US dollars. */
export const sessionTypes = {
  'career-coaching': { label: 'Career Coaching', price: 2_500 },
  'skill-development': { label: 'Skill Development', price: 2_500 },
  'goal-setting': { label: 'Goal Setting', price: 2_500 },
  'interview-prep': { label: 'Interview Preparation', price: 3_000 },
  'portfolio-review': { label: 'Portfolio Review', price: 2_000 },
} as const;

/** In cents of US dollars; shown while no session type is chosen. */
export const USUAL_PRICE = 2_500;

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

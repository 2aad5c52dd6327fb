/** Injection token of the clock. */
export const CLOCK = Symbol('CLOCK');

/** Where "now" comes from, so that rules about time can be tested. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is moved. */
export class FixedClock implements Clock {
  private at: Date;

  constructor(at: Date | string) {
    this.at = new Date(at);
  }

  now(): Date {
    return new Date(this.at);
  }

  /** Moves the clock by so many milliseconds (negative: back). */
  advance(ms: number): void {
    this.at = new Date(this.at.getTime() + ms);
  }
}

import { newLearner, type OpenCalendar } from '../e2e/booking-scene.ts';
import type { Client } from '../e2e/client.ts';
import type { FaultScene } from './fault-scene.ts';

/** New learners who each book another time, and the mails that each of them should get. */
export class Payers {
  /** Kinds of mails, in alphabetical order. */
  readonly expected = new Map<Client, string[]>();
  private readonly scene: FaultScene;
  private readonly calendar: OpenCalendar;
  private slots = 0;
  private people = 0;

  constructor(scene: FaultScene, calendar: OpenCalendar) {
    this.scene = scene;
    this.calendar = calendar;
  }

  async newPayer(mails: string[]): Promise<Client> {
    this.people += 1;
    const client = await newLearner(this.scene.url, `payer${this.people}`);
    this.expected.set(client, mails.toSorted());
    return client;
  }

  /** A start that no other call returns. */
  start(): string {
    this.slots += 2;
    return this.calendar.starts[this.slots]!;
  }
}

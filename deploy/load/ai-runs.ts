import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AiRun, RunEvent } from '@waymark/contracts/roadmaps/runs';
import pg from 'pg';
import type { Moments } from './moments.ts';
import { logInMentors, NotSent, type Person, send } from './people.ts';

const SHORT_STORY =
  'I opened every letter on the kitchen table. Then I wrote each sum into one list. It took a weekend.';
const POLL_MS = 20;
const WITHIN_MS = 120_000;
const MOST_TRIES = 5;

/** A new roadmap, for one run. */
export interface Place {
  mentor: Person;
  roadmapId: string;
}

export interface FollowedRun extends Moments {
  id: string;
  /** The longest time in which its page showed nothing new. */
  pauseMs: number;
}

interface Parts {
  url: string;
  mentors: Person[];
  categoryId: string;
  db: pg.Client;
  story: string;
}

/** Drafts of new roadmaps, requested by the demo's mentors. */
export class AiRuns {
  readonly mentors: readonly Person[];
  readonly db: pg.Client;
  private readonly url: string;
  private readonly categoryId: string;
  private readonly story: string;

  private constructor({ url, mentors, categoryId, db, story }: Parts) {
    this.url = url;
    this.mentors = mentors;
    this.categoryId = categoryId;
    this.db = db;
    this.story = story;
  }

  static async of(url: string, databaseUrl: string, story = SHORT_STORY): Promise<AiRuns> {
    const db = new pg.Client({ connectionString: databaseUrl });
    await db.connect();
    const [category] = await send<{ id: string }[]>(url, 'GET', '/api/categories');
    return new AiRuns({ url, mentors: await logInMentors(url), categoryId: category!.id, db, story });
  }

  close(): Promise<void> {
    return this.db.end();
  }

  /** Runs per second, from the first request to the last draft applied. Creates their roadmaps before. */
  async perSecond(runs: number, clients: number): Promise<number> {
    const places = await this.places(runs);
    const before = await this.ended();
    const startedAt = performance.now();
    await this.startAll(places, clients);
    await this.untilEnded(before + runs);
    return runs / ((performance.now() - startedAt) / 1_000);
  }

  /** Milliseconds from each request to the first phase that its page shows, one run at a time, ascending. */
  async firstPhases(runs: number): Promise<number[]> {
    const took: number[] = [];
    for (const place of await this.places(runs)) {
      const { due, begun } = await this.follow(place);
      took.push(begun - due);
    }
    return took.sort((a, b) => a - b);
  }

  /** Starts a run and reads its log, as its page does, to the end. */
  async follow(place: Place, due = performance.now()): Promise<FollowedRun> {
    const { id } = await this.start(place);
    const { cookie } = place.mentor;
    const { body } = await fetch(`${this.url}/api/ai-runs/${id}/events`, { headers: { cookie } });
    let begun: number | undefined;
    let last = due;
    let pauseMs = 0;
    // No body: the run has ended before.
    for await (const { run, type } of body ? entriesOf(body) : []) {
      const now = performance.now();
      pauseMs = Math.max(pauseMs, now - last);
      last = now;
      if (run.phase !== 'queued') begun ??= now;
      if (type === 'end') return { id, due, begun: begun ?? now, ended: now, pauseMs };
    }
    if (body) throw new Error(`the log of run ${id} breaks off`);
    return { id, due, begun: performance.now(), ended: performance.now(), pauseMs };
  }

  startAll(places: readonly Place[], clients: number): Promise<void> {
    return inTurn(places, clients, (place) => this.start(place));
  }

  /** New roadmaps, in turn of these mentors. */
  async places(count: number, mentors = this.mentors): Promise<Place[]> {
    const places: Place[] = [];
    const numbers = Array.from({ length: count }, (_, n) => n);
    await inTurn(numbers, this.mentors.length, async (n) => {
      const mentor = mentors[n % mentors.length]!;
      const body = { title: `Load ${n}`, categoryId: this.categoryId, description: 'A measurement.' };
      const { id } = await send<{ id: string }>(this.url, 'POST', '/api/roadmaps', {
        ...{ cookie: mentor.cookie, body },
      });
      places.push({ mentor, roadmapId: id });
    });
    return places;
  }

  /** Succeeded runs. Throws when one has not. */
  async ended(): Promise<number> {
    const { rows } = await this.db.query<{ succeeded: number; others: number }>(
      `SELECT count(*) FILTER (WHERE status = 'succeeded')::int AS succeeded,
         count(*) FILTER (WHERE status <> 'succeeded')::int AS others
       FROM roadmaps.ai_runs WHERE finished_at IS NOT NULL AND kind = 'generate-roadmap'`,
    );
    const { succeeded, others } = rows[0]!;
    if (others > 0) throw new Error(`${others} runs have failed`);
    return succeeded;
  }

  /** Runs that no worker has taken. */
  async queued(): Promise<number> {
    const { rows } = await this.db.query<{ runs: number }>(
      "SELECT count(*)::int AS runs FROM roadmaps.ai_runs WHERE status = 'queued'",
    );
    return rows[0]!.runs;
  }

  async untilEnded(runs: number): Promise<void> {
    const until = Date.now() + WITHIN_MS;
    while ((await this.ended()) < runs) {
      if (Date.now() > until) throw new Error('the runs do not end');
      await sleep(POLL_MS);
    }
  }

  /** Repeats a request that the product had no time for, as pages do. */
  private async start({ mentor: { cookie }, roadmapId }: Place): Promise<AiRun> {
    const body = { roadmapId, audioTranscript: this.story };
    const headers = { prefer: 'respond-async', 'idempotency-key': randomUUID() };
    for (let tries = 1; ; tries++) {
      try {
        return await send(this.url, 'POST', '/api/generate-roadmap', { cookie, body, headers });
      } catch (error) {
        if (!(error instanceof NotSent && error.status === 503 && tries < MOST_TRIES)) throw error;
      }
    }
  }
}

/** The entries of a run's log, as they arrive. */
async function* entriesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<RunEvent> {
  let text = '';
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    const messages = (text + chunk).split('\n\n');
    text = messages.pop()!;
    for (const message of messages) {
      const data = /^data: (.+)$/m.exec(message)?.[1];
      if (data) yield JSON.parse(data) as RunEvent;
    }
  }
}

/** Works on all items, `clients` at a time. */
async function inTurn<T>(
  items: readonly T[],
  clients: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  let next = 0;
  const client = async () => {
    for (let item = items[next++]; item !== undefined; item = items[next++]) await work(item);
  };
  await Promise.all(Array.from({ length: clients }, client));
}

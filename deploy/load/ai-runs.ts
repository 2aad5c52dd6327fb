import { setTimeout as sleep } from 'node:timers/promises';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import pg from 'pg';
import { logInMentors, type Person, send } from './people.ts';

const STORY =
  'I opened every letter on the kitchen table. Then I wrote each sum into one list. It took a weekend.';
const POLL_MS = 20;
const WITHIN_MS = 120_000;
const ASYNC = { prefer: 'respond-async' };

interface Place {
  mentor: Person;
  roadmapId: string;
}

interface Parts {
  url: string;
  mentors: Person[];
  categoryId: string;
  db: pg.Client;
}

/** Drafts of new roadmaps, requested by the demo's mentors. */
export class AiRuns {
  private readonly url: string;
  private readonly mentors: Person[];
  private readonly categoryId: string;
  private readonly db: pg.Client;

  private constructor({ url, mentors, categoryId, db }: Parts) {
    this.url = url;
    this.mentors = mentors;
    this.categoryId = categoryId;
    this.db = db;
  }

  static async of(url: string, databaseUrl: string): Promise<AiRuns> {
    const db = new pg.Client({ connectionString: databaseUrl });
    await db.connect();
    const [category] = await send<{ id: string }[]>(url, 'GET', '/api/categories');
    return new AiRuns({ url, mentors: await logInMentors(url), categoryId: category!.id, db });
  }

  close(): Promise<void> {
    return this.db.end();
  }

  /** Runs per second, from the first request to the last draft applied. Creates their roadmaps before. */
  async perSecond(runs: number, clients: number): Promise<number> {
    const places = await this.places(runs);
    const before = await this.ended();
    const startedAt = performance.now();
    await inTurn(places, clients, (place) => this.start(place));
    const until = Date.now() + WITHIN_MS;
    while ((await this.ended()) < before + runs) {
      if (Date.now() > until) throw new Error('the runs do not end');
      await sleep(POLL_MS);
    }
    return runs / ((performance.now() - startedAt) / 1_000);
  }

  /** Milliseconds from each request to the first phase that its page shows, one run at a time, ascending. */
  async firstPhases(runs: number): Promise<number[]> {
    const took: number[] = [];
    for (const place of await this.places(runs)) took.push(await this.firstPhase(place));
    return took.sort((a, b) => a - b);
  }

  private async firstPhase(place: Place): Promise<number> {
    const { cookie } = place.mentor;
    const startedAt = performance.now();
    const { id } = await this.start(place);
    const { body } = await fetch(`${this.url}/api/ai-runs/${id}/events`, { headers: { cookie } });
    let text = '';
    for await (const chunk of body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      if (/"phase":"(?!queued)/.test(text)) return performance.now() - startedAt;
    }
    throw new Error(`run ${id} showed no phase`);
  }

  private start({ mentor: { cookie }, roadmapId }: Place): Promise<AiRun> {
    const body = { roadmapId, audioTranscript: STORY };
    return send(this.url, 'POST', '/api/generate-roadmap', { cookie, body, headers: ASYNC });
  }

  private async places(count: number): Promise<Place[]> {
    const places: Place[] = [];
    const numbers = Array.from({ length: count }, (_, n) => n);
    await inTurn(numbers, this.mentors.length, async (n) => {
      const mentor = this.mentors[n % this.mentors.length]!;
      const body = { title: `Load ${n}`, categoryId: this.categoryId, description: 'A measurement.' };
      const { id } = await send<{ id: string }>(this.url, 'POST', '/api/roadmaps', {
        ...{ cookie: mentor.cookie, body },
      });
      places.push({ mentor, roadmapId: id });
    });
    return places;
  }

  /** Throws when a run has not succeeded. */
  private async ended(): Promise<number> {
    const { rows } = await this.db.query<{ succeeded: number; others: number }>(
      `SELECT count(*) FILTER (WHERE status = 'succeeded')::int AS succeeded,
         count(*) FILTER (WHERE status <> 'succeeded')::int AS others
       FROM roadmaps.ai_runs WHERE finished_at IS NOT NULL AND kind = 'generate-roadmap'`,
    );
    const { succeeded, others } = rows[0]!;
    if (others > 0) throw new Error(`${others} runs have failed`);
    return succeeded;
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

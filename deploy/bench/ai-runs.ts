import { randomUUID } from 'node:crypto';
import type { AiRun, RunEvent } from '@waymark/contracts/roadmaps/runs';
import { TEXT } from '../../services/ai-worker/src/testing/model-responses.ts';
import type { Moments } from './moments.ts';
import { NotSent, type Person, send } from './people.ts';

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

/** Drafts of new roadmaps, requested by mentors. */
export class AiRuns {
  private readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  /** New roadmaps, in turn of these mentors. */
  async places(count: number, mentors: readonly Person[]): Promise<Place[]> {
    const [category] = await send<{ id: string }[]>(this.url, 'GET', '/api/categories');
    const places: Place[] = [];
    while (places.length < count) {
      const mentor = mentors[places.length % mentors.length]!;
      const body = {
        title: `Load ${places.length}`,
        categoryId: category!.id,
        description: 'A measurement.',
      };
      const { cookie } = mentor;
      const { id } = await send<{ id: string }>(this.url, 'POST', '/api/roadmaps', { cookie, body });
      places.push({ mentor, roadmapId: id });
    }
    return places;
  }

  /** Runs per second, from the first request to the last applied draft. */
  async perSecond(places: readonly Place[]): Promise<number> {
    const startedAt = performance.now();
    await Promise.all(places.map((place) => this.follow(place)));
    return places.length / ((performance.now() - startedAt) / 1_000);
  }

  async follow(place: Place, due = performance.now()): Promise<FollowedRun> {
    return this.read(await this.start(place), place, due);
  }

  /** Reads a run's log, as its page does, to the end. Throws unless it succeeds. */
  async read({ id }: AiRun, { mentor }: Place, due = performance.now()): Promise<FollowedRun> {
    const { cookie } = mentor;
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
      if (type !== 'end') continue;
      if (run.status !== 'succeeded') throw new Error(`run ${id} has ${run.status}`);
      return { id, due, begun: begun ?? now, ended: now, pauseMs };
    }
    if (body) throw new Error(`the log of run ${id} breaks off`);
    return { id, due, begun: performance.now(), ended: performance.now(), pauseMs };
  }

  /** Repeats a request that the product had no time for, as pages do. */
  async start({ mentor: { cookie }, roadmapId }: Place): Promise<AiRun> {
    const body = { roadmapId, audioTranscript: TEXT };
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

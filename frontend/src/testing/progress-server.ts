import type { MergedProgress, TimedTick } from '@waymark/contracts/roadmaps/learning';
import type { ProgressChanged } from '@waymark/contracts/roadmaps/progress';
import { ApiError } from '../lib/api.ts';

/** Behaviour of the server: normal, no network, response lost after the work, 503, or 404. */
export type Weather = 'fine' | 'gone' | 'answer lost' | 'trouble' | 'out of reach';

/** The progress of one user on the server; the latest tick of a step wins. */
export class ProgressServer {
  readonly words = new Map<string, TimedTick>();
  weather: Weather = 'fine';
  /** Steps that are rejected, with the error code. */
  readonly refuses = new Map<string, 'STAGE_LOCKED' | 'VALIDATION'>();
  readonly calls: string[] = [];

  constructor(private readonly now: () => number) {}

  async sendOne(tick: TimedTick & { roadmapId: string }): Promise<ProgressChanged> {
    this.calls.push(`one ${tick.stepId}`);
    const at = new Date(this.now()).toISOString();
    this.respond([tick], () => this.apply(tick.roadmapId, { ...tick, at }));
    return {
      userId: 1,
      stepId: tick.stepId,
      roadmapId: tick.roadmapId,
      completed: tick.completed,
      completedSteps: this.done(tick.roadmapId).length,
      totalSteps: 9,
      updatedAt: at,
    };
  }

  async sendAll(roadmapId: string, ticks: readonly TimedTick[]): Promise<MergedProgress> {
    this.calls.push(`all ${ticks.map(({ stepId }) => stepId).join(' ')}`);
    this.respond(ticks, () => {
      for (const tick of ticks) this.apply(roadmapId, tick);
    });
    return {
      userId: 1,
      roadmapId,
      progress: this.progress(roadmapId),
      completedSteps: this.done(roadmapId).length,
      totalSteps: 9,
      lastUpdated: new Date(this.now()).toISOString(),
      isFollowing: true,
      version: 1,
      whatsNew: null,
      ignored: [],
    };
  }

  progress(roadmapId: string): Record<string, boolean> {
    const mine = [...this.words].filter(([key]) => key.startsWith(`${roadmapId}/`));
    return Object.fromEntries(mine.map(([, { stepId, completed }]) => [stepId, completed]));
  }

  private done(roadmapId: string): string[] {
    return Object.entries(this.progress(roadmapId)).flatMap(([id, completed]) => (completed ? [id] : []));
  }

  private respond(ticks: readonly TimedTick[], work: () => void): void {
    if (this.weather === 'gone') throw refusal(0, 'NETWORK');
    if (this.weather === 'trouble') throw refusal(503, 'UNAVAILABLE');
    if (this.weather === 'out of reach') throw refusal(404, 'NOT_FOUND');
    const refused = ticks.find(({ stepId }) => this.refuses.has(stepId));
    if (refused) throw refusal(422, this.refuses.get(refused.stepId)!);
    work();
    if (this.weather === 'answer lost') throw refusal(0, 'TIMEOUT');
  }

  private apply(roadmapId: string, tick: TimedTick): void {
    const key = `${roadmapId}/${tick.stepId}`;
    const at = new Date(Math.min(Date.parse(tick.at), this.now())).toISOString();
    const known = this.words.get(key);
    if (!known || Date.parse(at) > Date.parse(known.at)) this.words.set(key, { ...tick, at });
  }
}

const refusal = (status: number, code: ApiError['code']) =>
  new ApiError(`refused: ${code}`, { status, code });

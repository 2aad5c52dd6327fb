import { jest } from '@jest/globals';
import type { User } from '@waymark/contracts/identity/http';
import type { MergedProgress, TimedTick } from '@waymark/contracts/roadmaps/learning';
import type { Progress } from '@waymark/contracts/roadmaps/progress';
import { ApiError } from '../lib/api.ts';
import { checkedFetch, respond } from './contract-responses.ts';
import { ProgressServer } from './progress-server.ts';

/** The fields of request bodies that the routes below read. */
type LearnerBody = TimedTick & { roadmapId: string; ticks: TimedTick[] };

/** The routes of a learner's progress, with one ProgressServer per user. */
export class LearnerApi {
  user: User | null = null;
  down = false;
  readonly locked = new Set<string>();
  readonly invalid = new Set<string>();
  private readonly servers = new Map<number, ProgressServer>();
  private beforeReset: Record<string, boolean> = {};

  of = (userId: number): Record<string, boolean> => this.server(userId).progress('r1');

  fetch = checkedFetch(async (input, init) => {
    if (this.down) throw new TypeError('no network');
    const { pathname } = new URL(input, 'http://test');
    const body = init.body ? JSON.parse(String(init.body)) : undefined;
    try {
      return respond(200, await this.route(`${init.method ?? 'GET'} ${pathname}`, body));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return respond(error.status, { code: error.code, message: error.message });
    }
  });

  private async route(path: string, body: LearnerBody): Promise<unknown> {
    if (path === 'GET /api/user') return this.user ?? refuse(401, 'UNAUTHENTICATED', 'Please log in first.');
    if (!this.user) return refuse(401, 'UNAUTHENTICATED', 'Please log in first.');
    const { id } = this.user;
    const server = this.server(id);
    if (path === 'GET /api/following') return [];
    if (path === 'PATCH /api/progress') {
      if (this.locked.has(body.stepId)) refuse(422, 'STAGE_LOCKED', 'The stage before comes first.');
      if (this.invalid.has(body.stepId)) refuse(422, 'VALIDATION', 'There is no such step.');
      return { ...(await server.sendOne(body)), userId: id };
    }
    if (path === 'POST /api/progress/merge')
      return { ...(await server.sendAll('r1', body.ticks)), userId: id };
    if (path === `GET /api/progress/${id}/r1`) return this.whole(await server.sendAll('r1', []));
    if (path === `POST /api/progress/${id}/r1/reset`) {
      this.beforeReset = this.of(id);
      await this.set(Object.keys(this.beforeReset), () => false);
      return { resetId: 'reset1', progress: this.whole(await server.sendAll('r1', [])) };
    }
    if (path === 'POST /api/progress-resets/reset1/undo') {
      await this.set(Object.keys(this.beforeReset), (step) => this.beforeReset[step]!);
      return this.whole(await server.sendAll('r1', []));
    }
    return refuse(404, 'NOT_FOUND', `There is no ${path}.`);
  }

  private async set(steps: string[], word: (step: string) => boolean): Promise<void> {
    // No two changes share a millisecond.
    jest.setSystemTime(Date.now() + 2);
    for (const stepId of steps)
      await this.server(this.user!.id).sendOne({ roadmapId: 'r1', stepId, completed: word(stepId), at: '' });
  }

  private whole({ ignored: _, ...progress }: MergedProgress): Progress {
    return { ...progress, userId: this.user!.id };
  }

  private server(userId: number): ProgressServer {
    const known = this.servers.get(userId) ?? new ProgressServer(Date.now);
    this.servers.set(userId, known);
    return known;
  }
}

function refuse(status: number, code: ApiError['code'], message: string): never {
  throw new ApiError(message, { status, code });
}

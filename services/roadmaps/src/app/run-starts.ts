import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import { GetAiLimits } from '@waymark/contracts/roadmaps/rpc-runs';
import type { AiLimits } from '@waymark/contracts/roadmaps/run-history';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK, SERVICE_ENV } from '@waymark/platform/platform.module';
import type { Run } from '../domain/run.ts';
import { allowanceOf, checkMayStart, type RunLimits, type Window } from '../domain/run-limits.ts';
import type { RoadmapsEnv } from '../env.ts';
import { lockRunUsage, nextTurn, readRunUsage } from '../persistence/run-usage.ts';

/** What each user may start, as set by the operator. */
@Injectable()
export class RunStarts {
  private readonly limits: RunLimits;

  constructor(
    @Inject(SERVICE_ENV) env: RoadmapsEnv,
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.limits = {
      atOnce: env.AI_RUNS_AT_ONCE,
      perHour: env.AI_RUNS_PER_HOUR,
      perDay: env.AI_RUNS_PER_DAY,
      tokensPerDay: env.AI_TOKENS_PER_DAY,
    };
  }

  /** Locks the starts of the user until the commit, and sets the run's turn. Errors: RUN_ACTIVE, TOO_MANY. */
  async check({ em }: Tx, { state }: Run, now: Date): Promise<void> {
    checkMayStart(await lockRunUsage(em, state.userId, now), this.limits, state, now);
    state.turn = await nextTurn(em, state.userId);
  }

  @RpcHandler(GetAiLimits)
  async allowance(_input: object, { userId }: Caller): Promise<AiLimits> {
    const now = this.clock.now();
    const usage = await this.db.read((em) => readRunUsage(em, userId, now));
    const { atOnce, hour, day, tokens } = allowanceOf(usage, this.limits, now);
    return { atOnce, hour: toAllowance(hour), day: toAllowance(day), tokens: toAllowance(tokens) };
  }
}

const toAllowance = ({ used, limit, freeAt }: Window) => ({
  used,
  limit,
  freeAt: freeAt?.toISOString() ?? null,
});

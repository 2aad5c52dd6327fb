import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { AiLimits } from '@waymark/contracts/roadmaps/run-history';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { GetAiLimits } from '@waymark/contracts/roadmaps/runs.endpoints';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK, SERVICE_ENV } from '@waymark/platform/platform.module';
import type { RoadmapsEnv } from '../../env.ts';
import { Run } from '../domain/run.ts';
import {
  allowanceOf,
  checkMayStart,
  checkNotActive,
  type RunLimits,
  type Window,
} from '../domain/run-limits.ts';
import type { RunRequest } from '../domain/run-request.ts';
import { toAiRun } from '../persistence/run-mapping.ts';
import { lockRunUsage, nextTurn, readRunUsage } from '../persistence/run-usage.ts';
import { RunsRepository } from '../persistence/runs.repository.ts';
import { enqueueRun } from './enqueue-run.ts';
import type { RunKindDefinition } from './run-kinds.ts';

/** `kind` omitted: that of the definition. */
type RequestOfKind = Omit<RunRequest, 'kind'> & Partial<Pick<RunRequest, 'kind'>>;

/** Starts runs, within what each user may start, as set by the operator. */
@Injectable()
export class RunStarts {
  private readonly limits: RunLimits;

  constructor(
    @Inject(SERVICE_ENV) env: RoadmapsEnv,
    private readonly db: Database,
    private readonly runs: RunsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.limits = {
      atOnce: env.AI_RUNS_AT_ONCE,
      perHour: env.AI_RUNS_PER_HOUR,
      perDay: env.AI_RUNS_PER_DAY,
      tokensPerDay: env.AI_TOKENS_PER_DAY,
    };
  }

  /** Errors: RUN_ACTIVE, TOO_MANY. */
  async start(tx: Tx, kind: RunKindDefinition, request: RequestOfKind): Promise<AiRun> {
    return this.enqueue(tx, kind, await this.create(tx, kind, request));
  }

  /** A run that is not stored yet. Locks the starts of its user until the commit. Errors: RUN_ACTIVE, TOO_MANY. */
  async create({ em }: Tx, definition: RunKindDefinition, request: RequestOfKind): Promise<Run> {
    const now = this.clock.now();
    const run = Run.create({ kind: definition.kind, ...request }, now);
    const usage = await lockRunUsage(em, request.userId, now);
    checkNotActive(usage, run.state, definition);
    checkMayStart(usage, this.limits, now);
    run.state.turn = await nextTurn(em, request.userId);
    return run;
  }

  /** Stores a created run with its job. */
  async enqueue(tx: Tx, { job }: RunKindDefinition, run: Run): Promise<AiRun> {
    enqueueRun(tx, run, job, this.clock.now());
    await this.runs.insert(tx, run);
    return toAiRun(run.state);
  }

  /** Stores a created run that has nothing to work on. */
  async refuse(tx: Tx, run: Run, reason: string): Promise<AiRun> {
    run.refuse(reason, this.clock.now());
    await this.runs.insert(tx, run);
    return toAiRun(run.state);
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

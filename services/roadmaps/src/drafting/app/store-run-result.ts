import { Inject, Injectable } from '@nestjs/common';
import { RunFinished, RunFinishedV1 } from '@waymark/contracts/ai/events';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import { sampleOfId } from '@waymark/contracts/roadmaps/ghostwriter-samples';
import type { InputsUsed } from '@waymark/contracts/roadmaps/runs';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { OnEvent } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import type { Run } from '../../runs/domain/run.ts';
import { RunsRepository } from '../../runs/persistence/runs.repository.ts';
import { ifNotFound } from '../../shared/app/if-not-found.ts';
import { cleanDraft, cleanHeldBack, cleanMessage } from '../../shared/domain/clean-draft.ts';
import { hasLessons } from '../../sources/persistence/artifacts.repository.ts';
import { setSpeakers } from '../../sources/persistence/sources.repository.ts';
import { draftedRoadmap, toDraftRequest } from '../domain/draft-run.ts';
import { ApplyDraft } from './apply-draft.ts';

type Result = EventData<typeof RunFinished>;
type Drafted = Extract<Result, { outcome: 'drafted' }>;
type Failed = Extract<Result, { outcome: 'failed' }>;

const EMPTY_DRAFT = 'The draft came back empty. Please try again.';

/** Stores a draft, which may have cost money, before it is verified and applied. */
@Injectable()
export class StoreRunResult {
  constructor(
    private readonly runs: RunsRepository,
    private readonly applyDraft: ApplyDraft,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @OnEvent(RunFinished)
  @OnEvent(RunFinishedV1)
  async execute({ data: result }: EventEnvelope<Result>, tx: Tx): Promise<void> {
    const { runId, outcome } = result;
    await ifNotFound(
      this.runs.changeIn(tx, runId, async (run) =>
        store(run, result, await inputsUsedIn(tx, run, result), this.clock.now()),
      ),
      undefined,
    );
    if (outcome === 'drafted') await setSpeakers(tx.em, runId, result.speakers ?? []);
    if (outcome !== 'refused') tx.afterCommit(() => this.applyDraft.inBackground(runId));
  }
}

async function inputsUsedIn({ em }: Tx, { state }: Run, result: Result): Promise<InputsUsed | null> {
  if (result.outcome !== 'drafted' || !result.inputs) return null;
  return { ...result.inputs, hasArtifactLessons: await hasLessons(em, state.roadmapId) };
}

function store(run: Run, result: Result, inputsUsed: InputsUsed | null, now: Date): void {
  const { engine } = result;
  if (!toDraftRequest(run.state)) return;
  if (result.outcome === 'refused') run.refuse(cleanMessage(result.message), now, { engine });
  else if (result.outcome === 'failed') storeFailure(run, result, now);
  else storeDraft(run, result, inputsUsed, now);
}

/** Passages that a model held back wait for the mentor, also where nothing else is left. A sample has no review. */
function storeFailure(run: Run, { message, engine, usage = null, ...result }: Failed, now: Date): void {
  const heldBack = cleanHeldBack(result.heldBack ?? []);
  const { crisis = false } = result;
  if (heldBack.length === 0 || sampleOfId(draftedRoadmap(run)))
    run.fail(cleanMessage(message), now, { engine, usage });
  else run.store({ engine, draft: [], heldBack, crisis, usage, inputsUsed: null }, now);
}

function storeDraft(
  run: Run,
  { engine, draft: result, usage }: Drafted,
  inputsUsed: InputsUsed | null,
  now: Date,
): void {
  const draft = cleanDraft(result.stages);
  const { crisis } = result;
  if (draft.length === 0) run.fail(EMPTY_DRAFT, now, { engine, usage });
  else run.store({ engine, draft, heldBack: cleanHeldBack(result.heldBack), crisis, usage, inputsUsed }, now);
}

import { Inject, Injectable } from '@nestjs/common';
import type { DraftStage } from '@waymark/contracts/ai/draft';
import type { AiRun, ResolveDraftBody } from '@waymark/contracts/roadmaps/runs';
import type { DraftDiff } from '@waymark/contracts/roadmaps/versions';
import { Database } from '@waymark/database/database';
import type { Clock } from '@waymark/kernel/clock';
import { In, IsNull } from 'typeorm';
import { CLOCK } from '../clock.ts';
import { quotedSources } from '../domain/clean-draft.ts';
import { replaceStages, takeFromDraft } from '../domain/draft-choice.ts';
import { diffDraft } from '../domain/draft-diff.ts';
import { stagesOfDraft } from '../domain/drafting.ts';
import type { Roadmap } from '../domain/roadmap.ts';
import { Run, runNotFound } from '../domain/run.ts';
import { AiRunRow } from './ai-run.row.ts';
import { RoadmapsRepository } from './roadmaps.repository.ts';
import { toAiRun } from './run-mapping.ts';
import { RunsRepository } from './runs.repository.ts';
import { SourceRow } from './source.row.ts';
import { loadState } from './working-copy.ts';

export interface PendingDraft {
  draft: DraftStage[];
  /** The sources it quotes that are still there. */
  quoted: { id: string; textKey: string }[];
}

/** Where a run's draft meets its roadmap: both are changed in one transaction, the roadmap locked first. */
@Injectable()
export class DraftsRepository {
  constructor(
    private readonly db: Database,
    private readonly roadmaps: RoadmapsRepository,
    private readonly runs: RunsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** A draft that is stored and not applied; null when there is none. */
  findPending(runId: string): Promise<PendingDraft | null> {
    return this.db.read(async (em) => {
      const run = await em.findOneBy(AiRunRow, { id: runId, finishedAt: IsNull() });
      if (!run?.result) return null;
      const { draft } = run.result;
      const ids = quotedSources(draft);
      const sources = await em.findBy(SourceRow, { id: In(ids), roadmapId: run.roadmapId, status: 'ready' });
      return { draft, quoted: sources.map(({ id, textKey }) => ({ id, textKey: textKey! })) };
    });
  }

  /** Ends the run with this draft: on an empty roadmap it is put, elsewhere it waits for the mentor's word. */
  apply(runId: string, draft: DraftStage[]): Promise<void> {
    return this.db.transaction(async (tx) => {
      const { roadmapId, userId } = await tx.em.findOneByOrFail(AiRunRow, { id: runId });
      await this.roadmaps.editIn(tx, roadmapId, { editorId: userId }, (roadmap) =>
        this.runs.changeIn(tx, runId, (run) => {
          if (run.isOver || !run.state.result) return;
          const empty = roadmap.state.stages.length === 0;
          if (empty) roadmap.setStages(stagesOfDraft(draft));
          run.succeed(draft, empty ? 'applied' : 'waiting', this.clock.now());
        }),
      );
    });
  }

  /** A waiting draft beside the working copy. Errors: NOT_FOUND, RULE_REFUSED when no draft waits. */
  diff(runId: string, userId: number): Promise<DraftDiff> {
    return this.db.read(async (em) => {
      const run = await em.findOneBy(AiRunRow, { id: runId, userId });
      if (!run) throw runNotFound();
      new Run(run).checkDraftWaiting();
      const { id: roadmapId, revision, stages } = await loadState(em, run.roadmapId);
      return { runId, roadmapId, revision, stages: diffDraft(stages, run.draft) };
    });
  }

  /**
   * Errors: NOT_FOUND, STALE, VALIDATION for a choice of what is not there, RULE_REFUSED when no draft waits or the
   * roadmap would grow too long.
   */
  resolve(
    runId: string,
    userId: number,
    { revision, ...choice }: ResolveDraftBody,
    idempotency: string,
  ): Promise<AiRun> {
    return this.db.transaction(
      async (tx) => {
        const known = await tx.em.findOneBy(AiRunRow, { id: runId, userId });
        if (!known) throw runNotFound();
        return this.roadmaps.editIn(tx, known.roadmapId, { editorId: userId, revision }, (roadmap) =>
          this.runs.changeIn(tx, runId, (run) => {
            run.resolve(choice.action === 'discard' ? 'discarded' : 'applied', takenOf(choice));
            putDraft(roadmap, run.state.draft, choice);
            return toAiRun(run.state);
          }),
        );
      },
      { idempotency },
    );
  }
}

const takenOf = ({ action, take }: ResolveDraftBody): number | undefined =>
  action === 'take' ? new Set(take).size : undefined;

function putDraft(roadmap: Roadmap, draft: DraftStage[], choice: ResolveDraftBody): void {
  const { stages } = roadmap.state;
  const { action } = choice;
  if (action === 'append') roadmap.setStages([...stages, ...stagesOfDraft(draft)]);
  if (action === 'replace') roadmap.setStages(replaceStages(stages, draft));
  if (action === 'take') roadmap.setStages(takeFromDraft(stages, draft, choice));
}

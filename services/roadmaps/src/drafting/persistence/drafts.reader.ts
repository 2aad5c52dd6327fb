import { Injectable } from '@nestjs/common';
import type { DraftStage, HeldBack } from '@waymark/contracts/ai/draft';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import type { DraftDiff } from '@waymark/contracts/roadmaps/versions';
import { Database } from '@waymark/database/database';
import { In, IsNull } from 'typeorm';
import { withoutHeldBack } from '../../authoring/domain/held-back.ts';
import { readHeldBack } from '../../authoring/persistence/held-back.ts';
import { findOwned } from '../../authoring/persistence/owned-roadmap.ts';
import { loadState } from '../../authoring/persistence/working-copy.ts';
import { Run } from '../../runs/domain/run.ts';
import { AiRunRow } from '../../runs/persistence/ai-run.row.ts';
import { toAiRun } from '../../runs/persistence/run-mapping.ts';
import { RunsRepository } from '../../runs/persistence/runs.repository.ts';
import { quotedSources } from '../../shared/domain/clean-draft.ts';
import { SourceRow } from '../../sources/persistence/source.row.ts';
import { diffDraft } from '../domain/draft-diff.ts';
import { checkDraftWaiting, DRAFTING_KINDS, draftedRoadmap } from '../domain/draft-run.ts';

export interface PendingDraft {
  roadmapId: string;
  userId: number;
  draft: DraftStage[];
  heldBack: HeldBack[];
  crisis: boolean;
  /** The existing sources that it quotes. */
  quoted: { id: string; textKey: string }[];
}

@Injectable()
export class DraftsReader {
  constructor(
    private readonly db: Database,
    private readonly runs: RunsRepository,
  ) {}

  /** A draft that is stored and not applied. */
  findPending(runId: string): Promise<PendingDraft | null> {
    return this.db.read(async (em) => {
      const run = await em.findOneBy(AiRunRow, { id: runId, finishedAt: IsNull() });
      if (!run?.result) return null;
      const { userId, result } = run;
      const roadmapId = draftedRoadmap(new Run(run));
      const { draft, heldBack, crisis } = result;
      const sources = await em.findBy(SourceRow, {
        id: In(quotedSources(draft, heldBack)),
        roadmapId,
        status: 'ready',
      });
      return {
        ...{ roadmapId, userId, draft, heldBack, crisis },
        quoted: sources.map(({ id, textKey }) => ({ id, textKey: textKey! })),
      };
    });
  }

  /** The newest drafting run. Errors: NOT_FOUND, FORBIDDEN. */
  latestRun(roadmapId: string, userId: number): Promise<AiRun | null> {
    return this.db.read(async (em) => {
      await findOwned(em, roadmapId, userId);
      const row = await em.findOne(AiRunRow, {
        where: { roadmapId, kind: In(DRAFTING_KINDS) },
        order: { createdAt: 'DESC', id: 'DESC' },
      });
      return row && toAiRun(row);
    });
  }

  /** Compares a waiting draft with the working copy. Errors: NOT_FOUND, RULE_REFUSED unless a draft waits. */
  diff(runId: string, userId: number): Promise<DraftDiff> {
    return this.db.read(async (em) => {
      const run = await this.runs.load(em, runId, userId);
      checkDraftWaiting(run);
      const { id: roadmapId, revision, stages } = await loadState(em, draftedRoadmap(run));
      const draft = withoutHeldBack(run.state.draft, await readHeldBack(em, roadmapId));
      return { runId, roadmapId, revision, stages: diffDraft(stages, draft) };
    });
  }
}

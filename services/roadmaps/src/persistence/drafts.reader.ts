import { Injectable } from '@nestjs/common';
import type { DraftStage, HeldBack } from '@waymark/contracts/ai/draft';
import type { DraftDiff } from '@waymark/contracts/roadmaps/versions';
import { Database } from '@waymark/database/database';
import { In, IsNull } from 'typeorm';
import { quotedSources } from '../domain/clean-draft.ts';
import { diffDraft } from '../domain/draft-diff.ts';
import { withoutHeldBack } from '../domain/held-back.ts';
import { Run } from '../domain/run.ts';
import { AiRunRow } from './ai-run.row.ts';
import { readHeldBack } from './held-back.ts';
import { RunsRepository } from './runs.repository.ts';
import { SourceRow } from './source.row.ts';
import { loadState } from './working-copy.ts';

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
      const { roadmapId } = new Run(run);
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

  /** Compares a waiting draft with the working copy. Errors: NOT_FOUND, RULE_REFUSED unless a draft waits. */
  diff(runId: string, userId: number): Promise<DraftDiff> {
    return this.db.read(async (em) => {
      const run = await this.runs.load(em, runId, userId);
      run.checkDraftWaiting();
      const { id: roadmapId, revision, stages } = await loadState(em, run.roadmapId);
      const draft = withoutHeldBack(run.state.draft, await readHeldBack(em, roadmapId));
      return { runId, roadmapId, revision, stages: diffDraft(stages, draft) };
    });
  }
}

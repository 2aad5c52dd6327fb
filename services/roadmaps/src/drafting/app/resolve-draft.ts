import { Injectable } from '@nestjs/common';
import type { DraftStage } from '@waymark/contracts/ai/draft';
import type { Caller } from '@waymark/contracts/caller';
import * as rpc from '@waymark/contracts/roadmaps/drafts.endpoints';
import type { AiRun, ResolveDraftBody } from '@waymark/contracts/roadmaps/runs';
import type { RpcInput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import { RpcHandler } from '@waymark/messaging/decorators';
import { withoutHeldBack } from '../../authoring/domain/held-back.ts';
import type { Roadmap } from '../../authoring/domain/roadmap.ts';
import type { StageState } from '../../authoring/domain/roadmap-state.ts';
import { readHeldBack } from '../../authoring/persistence/held-back.ts';
import { RoadmapsRepository } from '../../authoring/persistence/roadmaps.repository.ts';
import type { Engine } from '../../runs/domain/run-state.ts';
import { toAiRun } from '../../runs/persistence/run-mapping.ts';
import { RunsRepository } from '../../runs/persistence/runs.repository.ts';
import { replaceStages, takeFromDraft } from '../domain/draft-choice.ts';
import { draftedRoadmap, resolveDraft } from '../domain/draft-run.ts';
import { describeTaken, stagesOfDraft } from '../domain/drafting.ts';

@Injectable()
export class ResolveDraft {
  constructor(
    private readonly db: Database,
    private readonly roadmaps: RoadmapsRepository,
    private readonly runs: RunsRepository,
  ) {}

  @RpcHandler(rpc.ResolveDraft)
  execute({ id, body }: RpcInput<typeof rpc.ResolveDraft>, { userId }: Caller): Promise<AiRun> {
    const editor = { editorId: userId, revision: body.revision };
    return this.db.transaction(
      async (tx) => {
        const roadmapId = draftedRoadmap(await this.runs.load(tx.em, id, userId));
        return this.roadmaps.editIn(tx, roadmapId, editor, (roadmap) =>
          this.runs.changeIn(tx, id, async (run) => {
            const taken = body.action === 'take' ? new Set(body.take).size : undefined;
            if (body.action === 'discard') resolveDraft(run, 'discarded', 'You discarded this draft.');
            else resolveDraft(run, 'applied', describeTaken(run.state.draft, run.engine, taken));
            const draft = withoutHeldBack(run.state.draft, await readHeldBack(tx.em, roadmapId));
            applyDraft(roadmap, draft, run.engine, body);
            return toAiRun(run.state);
          }),
        );
      },
      { idempotent: true },
    );
  }
}

/** A stage of the draft that is left without steps is not added. */
function applyDraft(
  roadmap: Roadmap,
  draft: DraftStage[],
  engine: Engine,
  { action, ...choice }: ResolveDraftBody,
): void {
  if (action === 'discard') return;
  const { stages } = roadmap.state;
  const chosen: Record<typeof action, () => StageState[]> = {
    append: () => [...stages, ...stagesOfDraft(draft, engine)],
    replace: () => replaceStages(stages, draft, engine),
    take: () => takeFromDraft(stages, draft, engine, choice),
  };
  roadmap.setDrafted(chosen[action]().filter((stage) => stage.steps.length > 0 || stages.includes(stage)));
}

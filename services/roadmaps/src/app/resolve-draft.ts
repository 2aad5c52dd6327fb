import { Injectable } from '@nestjs/common';
import type { DraftStage } from '@waymark/contracts/ai/draft';
import type { Caller } from '@waymark/contracts/caller';
import * as rpc from '@waymark/contracts/roadmaps/rpc';
import type { AiRun, ResolveDraftBody } from '@waymark/contracts/roadmaps/runs';
import type { RpcInput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import { RpcHandler } from '@waymark/messaging/decorators';
import { replaceStages, takeFromDraft } from '../domain/draft-choice.ts';
import { stagesOfDraft } from '../domain/drafting.ts';
import type { Roadmap } from '../domain/roadmap.ts';
import { RoadmapsRepository } from '../persistence/roadmaps.repository.ts';
import { toAiRun } from '../persistence/run-mapping.ts';
import { RunsRepository } from '../persistence/runs.repository.ts';

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
        const { roadmapId } = (await this.runs.load(tx.em, id, userId)).state;
        return this.roadmaps.editIn(tx, roadmapId, editor, (roadmap) =>
          this.runs.changeIn(tx, id, (run) => {
            const taken = body.action === 'take' ? new Set(body.take).size : undefined;
            run.resolve(body.action === 'discard' ? 'discarded' : 'applied', taken);
            applyDraft(roadmap, run.state.draft, body);
            return toAiRun(run.state);
          }),
        );
      },
      { idempotent: true },
    );
  }
}

function applyDraft(roadmap: Roadmap, draft: DraftStage[], { action, ...choice }: ResolveDraftBody): void {
  const { stages } = roadmap.state;
  if (action === 'append') roadmap.setStages([...stages, ...stagesOfDraft(draft)]);
  if (action === 'replace') roadmap.setStages(replaceStages(stages, draft));
  if (action === 'take') roadmap.setStages(takeFromDraft(stages, draft, choice));
}

import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { UndoEdit as Rpc } from '@waymark/contracts/roadmaps/versions.endpoints';
import type { RpcInput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { RpcHandler } from '@waymark/messaging/decorators';
import { contentBefore } from '../domain/edit-undo.ts';
import { deleteEdit, findUndoable } from '../persistence/edits.ts';
import { RoadmapsRepository } from '../persistence/roadmaps.repository.ts';
import { readWorkingCopy } from '../persistence/working-copy.ts';

@Injectable()
export class UndoEdit {
  constructor(
    private readonly db: Database,
    private readonly roadmaps: RoadmapsRepository,
  ) {}

  @RpcHandler(Rpc)
  execute(input: RpcInput<typeof Rpc>, { userId }: Caller): Promise<Roadmap> {
    return this.db.transaction((tx) => this.undo(tx, input, userId), { idempotent: true });
  }

  private async undo(tx: Tx, { id, revision }: RpcInput<typeof Rpc>, userId: number): Promise<Roadmap> {
    const { em } = tx;
    const { undone, state } = await this.roadmaps.editIn(tx, id, { editorId: userId }, async (roadmap) => {
      const undone = await findUndoable(em, roadmap.state, revision);
      roadmap.setContent(contentBefore(roadmap.state, undone.replaced));
      return { undone, state: roadmap.state };
    });
    await deleteEdit(em, id, undone, state.revision);
    return readWorkingCopy(em, id, userId);
  }
}

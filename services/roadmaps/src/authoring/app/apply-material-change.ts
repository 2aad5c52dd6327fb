import { Injectable } from '@nestjs/common';
import { MaterialChanged } from '@waymark/contracts/community/events';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import type { Tx } from '@waymark/database/tx';
import { OnEvent } from '@waymark/messaging/decorators';
import { lockPublishedWith, storeMaterial } from '../persistence/learning-materials.ts';
import { readLibrary } from '../persistence/media-library.ts';
import { rewritePublished } from '../persistence/published.ts';

/** Stores what steps show of a learning material, and updates the published roadmaps that show it. */
@Injectable()
export class ApplyMaterialChange {
  @OnEvent(MaterialChanged)
  async execute({ data }: EventEnvelope<EventData<typeof MaterialChanged>>, tx: Tx): Promise<void> {
    if (!(await storeMaterial(tx, data))) return;
    for (const id of await lockPublishedWith(tx, data.materialId)) {
      await rewritePublished(tx.em, id, await readLibrary(tx.em, id, { lock: false }));
    }
  }
}

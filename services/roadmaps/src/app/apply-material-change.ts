import { Injectable } from '@nestjs/common';
import type { MaterialChanged } from '@waymark/contracts/community/events';
import type { EventData } from '@waymark/contracts/events';
import type { Tx } from '@waymark/database/tx';
import { lockPublishedWith, storeMaterial } from '../persistence/learning-materials.ts';
import { readLibrary } from '../persistence/media-library.ts';
import { rewritePublished } from '../persistence/published.ts';

/** Stores what steps show of a learning material, and updates the published roadmaps that show it. */
@Injectable()
export class ApplyMaterialChange {
  async execute(tx: Tx, data: EventData<typeof MaterialChanged>): Promise<void> {
    if (!(await storeMaterial(tx, data))) return;
    for (const id of await lockPublishedWith(tx, data.materialId)) {
      await rewritePublished(tx.em, id, await readLibrary(tx.em, id, { lock: false }));
    }
  }
}

import { Inject, Injectable } from '@nestjs/common';
import type { MaterialBody } from '@waymark/contracts/community/materials';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { newId } from '@waymark/kernel/ids';
import { CLOCK } from '@waymark/platform/platform.module';
import { MaterialsRepository } from '../../materials/persistence/materials.repository.ts';
import { addDemoFile, type NewDemoFile } from './demo-files.ts';

export interface NewDemoMaterial extends Omit<MaterialBody, 'contentUrl' | 'captionsUrl'> {
  authorId: number;
  daysAgo: number;
  views: number;
  link: string | null;
  file: NewDemoFile | null;
  captions: NewDemoFile | null;
}

const DAY = 24 * 3_600_000;

@Injectable()
export class DemoMaterialsRepository {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly materials: MaterialsRepository,
  ) {}

  async hasAny(): Promise<boolean> {
    return (await this.db.query('SELECT FROM materials LIMIT 1', [])).length > 0;
  }

  /** Runs once per database; the people exist. Returns whether it did. */
  seed(all: readonly NewDemoMaterial[]): Promise<boolean> {
    return this.db.transaction(
      async (tx) => {
        const known = await tx.em.query<unknown[]>('SELECT FROM materials LIMIT 1');
        if (known.length > 0) return false;
        for (const material of all) await this.add(tx, material);
        return true;
      },
      { serializeBy: 'demo-materials' },
    );
  }

  private async add(tx: Tx, material: NewDemoMaterial): Promise<void> {
    const { authorId, daysAgo, views, link, file, captions } = material;
    const id = newId();
    const at = new Date(this.clock.now().getTime() - daysAgo * DAY);
    for (const one of [file, captions])
      if (one) await addDemoFile(tx, one, { kind: 'material', id, ownerId: authorId, at });
    const content = { link, fileId: file?.id ?? null, captionsId: captions?.id ?? null };
    await this.materials.insert(tx, { id, authorId, at }, material, content);
    await tx.em.query('UPDATE materials SET view_count = $2 WHERE id = $1', [id, views]);
    await this.materials.announce(tx, id, false);
  }
}

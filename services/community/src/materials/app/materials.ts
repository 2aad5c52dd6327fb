import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type {
  ListMaterialsQuery,
  Material,
  MaterialPosition,
  MaterialSummary,
  MaterialViews,
} from '@waymark/contracts/community/materials';
import * as rpc from '@waymark/contracts/community/materials.endpoints';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { MaterialsReader, readMaterial } from '../persistence/materials.reader.ts';
import { MaterialsRepository } from '../persistence/materials.repository.ts';

/** Learning materials as their readers use them. */
@Injectable()
export class Materials {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly materials: MaterialsRepository,
    private readonly reader: MaterialsReader,
  ) {}

  @RpcHandler(rpc.ListMaterials)
  list(query: ListMaterialsQuery, caller: Caller | null): Promise<RpcOutput<typeof rpc.ListMaterials>> {
    return this.reader.list(query, caller);
  }

  @RpcHandler(rpc.GetMaterialSummary)
  summary(): Promise<MaterialSummary> {
    return this.reader.summary();
  }

  @RpcHandler(rpc.GetMaterial)
  get({ id }: RpcInput<typeof rpc.GetMaterial>, caller: Caller | null): Promise<Material> {
    return this.reader.get(id, caller);
  }

  @RpcHandler(rpc.ViewMaterial)
  view({ id }: RpcInput<typeof rpc.ViewMaterial>, caller: Caller): Promise<MaterialViews> {
    return this.db.transaction(async (tx) => {
      await readMaterial(tx.em, id, caller);
      return { view_count: await this.materials.view(tx, id, caller.userId, this.clock.now()) };
    });
  }

  @RpcHandler(rpc.GetMaterialPosition)
  async position(
    { id }: RpcInput<typeof rpc.GetMaterialPosition>,
    caller: Caller,
  ): Promise<MaterialPosition> {
    await this.reader.get(id, caller);
    return this.reader.position(id, caller.userId);
  }

  @RpcHandler(rpc.SaveMaterialPosition)
  savePosition(
    { id, body: { position } }: RpcInput<typeof rpc.SaveMaterialPosition>,
    caller: Caller,
  ): Promise<MaterialPosition> {
    return this.db.transaction(async (tx) => {
      await readMaterial(tx.em, id, caller);
      const at = this.clock.now();
      await this.materials.savePosition(tx, id, caller.userId, position, at);
      return { position, updatedAt: at.toISOString() };
    });
  }
}

import { Controller } from '@nestjs/common';
import type { Stage } from '@waymark/contracts/roadmaps/http';
import * as rpc from '@waymark/contracts/roadmaps/rpc';
import type { RpcInput } from '@waymark/contracts/rpc';
import { RpcHandler } from '@waymark/messaging/decorators';
import { requireCaller } from '@waymark/platform/context';
import { AddStage } from '../app/add-stage.ts';
import { DeleteStage } from '../app/delete-stage.ts';
import { UpdateStage } from '../app/update-stage.ts';

@Controller()
export class StageHandlers {
  constructor(
    private readonly addStage: AddStage,
    private readonly updateStage: UpdateStage,
    private readonly deleteStage: DeleteStage,
  ) {}

  @RpcHandler(rpc.AddStage)
  async add({ id, body }: RpcInput<typeof rpc.AddStage>): Promise<Stage> {
    return this.addStage.execute(requireCaller(), id, body);
  }

  @RpcHandler(rpc.UpdateStage)
  async update({ id, stageId, body }: RpcInput<typeof rpc.UpdateStage>): Promise<Stage> {
    return this.updateStage.execute(requireCaller(), id, stageId, body);
  }

  @RpcHandler(rpc.DeleteStage)
  async delete({ id, stageId }: RpcInput<typeof rpc.DeleteStage>): Promise<{ success: true }> {
    return this.deleteStage.execute(requireCaller(), id, stageId);
  }
}

import { Body, Controller, Param } from '@nestjs/common';
import { OrderBody, Roadmap, Stage, StageBody } from '@waymark/contracts/roadmaps/http';
import { Id } from '@waymark/contracts/roadmaps/id';
import * as routes from '@waymark/contracts/roadmaps/routes';
import * as rpc from '@waymark/contracts/roadmaps/rpc';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { Endpoint } from '../http/endpoint.ts';
import { Success } from '../http/success.ts';

@Controller()
export class StagesController {
  constructor(private readonly services: RpcClient) {}

  @Endpoint(routes.addStage, {
    answer: Stage,
    status: 201,
    summary: 'Adds a stage with its steps at the end',
  })
  add(@Param('id', { schema: Id }) id: string, @Body({ schema: StageBody }) body: StageBody) {
    return this.services.call(rpc.AddStage, { id, body });
  }

  @Endpoint(routes.updateStage, {
    answer: Stage,
    summary: 'Rewrites a stage; steps that keep their id stay who they are',
  })
  update(
    @Param('id', { schema: Id }) id: string,
    @Param('stageId', { schema: Id }) stageId: string,
    @Body({ schema: StageBody }) body: StageBody,
  ) {
    return this.services.call(rpc.UpdateStage, { id, stageId, body });
  }

  @Endpoint(routes.deleteStage, { answer: Success, summary: 'Removes a stage and its steps' })
  remove(@Param('id', { schema: Id }) id: string, @Param('stageId', { schema: Id }) stageId: string) {
    return this.services.call(rpc.DeleteStage, { id, stageId });
  }

  @Endpoint(routes.reorder, { answer: Roadmap, summary: 'Sets the order of all stages and steps at once' })
  reorder(@Param('id', { schema: Id }) id: string, @Body({ schema: OrderBody }) body: OrderBody) {
    return this.services.call(rpc.Reorder, { id, body });
  }
}

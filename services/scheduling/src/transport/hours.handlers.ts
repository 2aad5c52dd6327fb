import { Controller } from '@nestjs/common';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import * as rpc from '@waymark/contracts/scheduling/rpc';
import { RpcHandler } from '@waymark/messaging/decorators';
import { requireCaller } from '@waymark/platform/context';
import { AddAvailability } from '../app/add-availability.ts';
import { AddOverride } from '../app/add-override.ts';
import { RemoveAvailability } from '../app/remove-availability.ts';
import { RemoveOverride } from '../app/remove-override.ts';

@Controller()
export class HoursHandlers {
  constructor(
    private readonly addAvailability: AddAvailability,
    private readonly removeAvailability: RemoveAvailability,
    private readonly addOverride: AddOverride,
    private readonly removeOverride: RemoveOverride,
  ) {}

  @RpcHandler(rpc.AddAvailability)
  async add(body: RpcInput<typeof rpc.AddAvailability>): Promise<RpcOutput<typeof rpc.AddAvailability>> {
    return this.addAvailability.execute(body, requireCaller());
  }

  @RpcHandler(rpc.RemoveAvailability)
  async remove(
    input: RpcInput<typeof rpc.RemoveAvailability>,
  ): Promise<RpcOutput<typeof rpc.RemoveAvailability>> {
    return this.removeAvailability.execute(input, requireCaller());
  }

  @RpcHandler(rpc.AddOverride)
  async override(body: RpcInput<typeof rpc.AddOverride>): Promise<RpcOutput<typeof rpc.AddOverride>> {
    return this.addOverride.execute(body, requireCaller());
  }

  @RpcHandler(rpc.RemoveOverride)
  async restore(input: RpcInput<typeof rpc.RemoveOverride>): Promise<RpcOutput<typeof rpc.RemoveOverride>> {
    return this.removeOverride.execute(input, requireCaller());
  }
}

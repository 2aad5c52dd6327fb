import { Controller } from '@nestjs/common';
import type { SandboxIntent } from '@waymark/contracts/payments/http';
import * as rpc from '@waymark/contracts/payments/rpc';
import type { RpcInput } from '@waymark/contracts/rpc';
import { RpcHandler } from '@waymark/messaging/decorators';
import { SandboxDesk } from '../integrations/sandbox/sandbox-desk.ts';

/** Test mode's form and bank. */
@Controller()
export class SandboxHandlers {
  constructor(private readonly desk: SandboxDesk) {}

  @RpcHandler(rpc.SandboxConfirm)
  async confirm(body: RpcInput<typeof rpc.SandboxConfirm>): Promise<SandboxIntent> {
    return this.desk.confirm(body);
  }

  @RpcHandler(rpc.SandboxIntentOf)
  async intent({ clientSecret }: RpcInput<typeof rpc.SandboxIntentOf>): Promise<SandboxIntent> {
    return this.desk.find(clientSecret);
  }

  @RpcHandler(rpc.SandboxAuthenticate)
  async authenticate(body: RpcInput<typeof rpc.SandboxAuthenticate>): Promise<SandboxIntent> {
    return this.desk.authenticate(body.clientSecret, body.approve);
  }
}

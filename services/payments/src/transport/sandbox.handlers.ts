import { Controller } from '@nestjs/common';
import type { SandboxIntent } from '@waymark/contracts/payments/http';
import * as rpc from '@waymark/contracts/payments/rpc';
import type { RpcInput } from '@waymark/contracts/rpc';
import { RpcHandler } from '@waymark/messaging/decorators';
import { SandboxCheckout } from '../integrations/sandbox/sandbox-checkout.ts';

@Controller()
export class SandboxHandlers {
  constructor(private readonly checkout: SandboxCheckout) {}

  @RpcHandler(rpc.SandboxConfirm)
  async confirm(body: RpcInput<typeof rpc.SandboxConfirm>): Promise<SandboxIntent> {
    return this.checkout.confirm(body);
  }

  @RpcHandler(rpc.SandboxIntentOf)
  async intent({ clientSecret }: RpcInput<typeof rpc.SandboxIntentOf>): Promise<SandboxIntent> {
    return this.checkout.find(clientSecret);
  }

  @RpcHandler(rpc.SandboxAuthenticate)
  async authenticate(body: RpcInput<typeof rpc.SandboxAuthenticate>): Promise<SandboxIntent> {
    return this.checkout.authenticate(body.clientSecret, body.approve);
  }
}

import { Body, Controller } from '@nestjs/common';
import { EmailTokenBody } from '@waymark/contracts/identity/addresses';
import { UndoEmailChange, UndoEmailChangeEndpoint } from '@waymark/contracts/identity/addresses.endpoints';
import { Success } from '@waymark/contracts/success';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { Serves } from '../http/endpoint.ts';
import { SessionStore } from './session-store.ts';

@Controller()
export class AddressesController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly sessions: SessionStore,
  ) {}

  @Serves(UndoEmailChangeEndpoint)
  async undo(@Body({ schema: EmailTokenBody }) body: EmailTokenBody): Promise<Success> {
    const { userId } = await this.rpc.call(UndoEmailChange, body);
    // The address is restored already: if Redis fails, the event ends the sessions as soon as it is back.
    await this.sessions.endAll(userId).catch(() => {});
    return { success: true };
  }
}

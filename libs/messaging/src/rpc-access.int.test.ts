import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { AppError } from '@waymark/kernel/app-error';
import { asAdmin, asMentor, callAs } from '@waymark/testing/caller';
import { type FreshServer, freshNats } from '@waymark/testing/fresh-server';
import { RpcHandler } from './decorators.ts';
import { startApp, stopApps } from './testing/app.ts';
import { ForAdmins, ForAnyone, ForServices, ForUsers } from './testing/sample-contracts.ts';

@Injectable()
class Doors {
  @RpcHandler(ForUsers)
  users(_input: object, { username }: Caller) {
    return username;
  }

  @RpcHandler(ForAdmins)
  admins(_input: object, { username }: Caller) {
    return username;
  }

  @RpcHandler(ForAnyone)
  anyone(_input: object, caller: null) {
    return caller;
  }

  @RpcHandler(ForServices)
  services(_input: object, caller: null) {
    return caller;
  }
}

describe('RPCs with access and roles', () => {
  let nats: FreshServer;
  beforeAll(async () => {
    nats = await freshNats();
  });
  afterEach(stopApps);
  afterAll(() => nats?.remove());

  it('reject callers excluded by access or role, and give the handler the others', async () => {
    const gateway = await startApp({ service: 'gateway', natsUrl: nats.url });
    const doors = [ForUsers, ForAdmins, ForAnyone, ForServices];
    await startApp({ service: 'shop', natsUrl: nats.url, handles: doors }, [Doors]);
    const as = (caller: Caller | null) =>
      Promise.all(
        doors.map((rpc) =>
          callAs(caller, () => gateway.rpc.call(rpc, {})).catch((error: AppError) => error.code),
        ),
      );
    expect(await as(null)).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED', null, null]);
    expect(await as(asMentor(7))).toEqual(['mentor7', 'FORBIDDEN', null, 'FORBIDDEN']);
    expect(await as(asAdmin(9))).toEqual(['admin9', 'admin9', null, 'FORBIDDEN']);
  });
});

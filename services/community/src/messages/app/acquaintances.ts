import { Injectable } from '@nestjs/common';
import { FindPerson, type Person } from '@waymark/contracts/identity/rpc-people';
import { ShareRoadmap } from '@waymark/contracts/roadmaps/rpc-pairs';
import type { AnyRpc, RpcOutput } from '@waymark/contracts/rpc';
import { HaveSession } from '@waymark/contracts/scheduling/rpc-pairs';
import { newId } from '@waymark/kernel/ids';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { context, runInContext } from '@waymark/platform/context';
import type { z } from 'zod';

/** What the owners of people, sessions and roadmaps know about two people who have no thread yet. */
@Injectable()
export class Acquaintances {
  constructor(private readonly rpc: RpcClient) {}

  /** Null for nobody. Errors: UNAVAILABLE, TIMEOUT. */
  find(userId: number): Promise<Person | null> {
    return this.ask(FindPerson, { userId });
  }

  /** Whether they share a session or a followed roadmap. Errors: UNAVAILABLE, TIMEOUT, as none can be left out. */
  async areKnown(userId: number, otherId: number): Promise<boolean> {
    const userIds: [number, number] = [userId, otherId];
    const [{ haveSession }, { shareRoadmap }] = await Promise.all([
      this.ask(HaveSession, { userIds }),
      this.ask(ShareRoadmap, { userIds }),
    ]);
    return haveSession || shareRoadmap;
  }

  /** Without the caller: these are for services. */
  private ask<R extends AnyRpc>(rpc: R, input: z.input<R['input']>): Promise<RpcOutput<R>> {
    const current = context();
    const asService = { requestId: current?.requestId ?? newId(), deadline: current?.deadline, caller: null };
    return runInContext(asService, () => this.rpc.call(rpc, input));
  }
}

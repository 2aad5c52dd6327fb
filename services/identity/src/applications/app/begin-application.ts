import { Injectable } from '@nestjs/common';
import * as rpc from '@waymark/contracts/identity/applications.endpoints';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import { isId } from '@waymark/kernel/ids';
import { RpcHandler } from '@waymark/messaging/decorators';
import { EvaluationsRepository } from '../persistence/evaluations.repository.ts';

/** Requests of the ai-worker about an application that it evaluates. */
@Injectable()
export class BeginApplication {
  constructor(private readonly evaluations: EvaluationsRepository) {}

  @RpcHandler(rpc.BeginApplication)
  async begin({
    applicationId,
  }: RpcInput<typeof rpc.BeginApplication>): Promise<RpcOutput<typeof rpc.BeginApplication>> {
    const begun = isId(applicationId) ? await this.evaluations.begin(applicationId) : null;
    return begun ? { next: 'evaluate', ...begun } : { next: 'skip' };
  }

  @RpcHandler(rpc.BeginApplicationCall)
  async beginCall({
    applicationId,
    number,
  }: RpcInput<typeof rpc.BeginApplicationCall>): Promise<{ allowed: boolean }> {
    return { allowed: isId(applicationId) && (await this.evaluations.beginCall(applicationId, number)) };
  }
}

import { Injectable } from '@nestjs/common';
import * as rpc from '@waymark/contracts/identity/rpc-applications';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import { isId } from '@waymark/kernel/ids';
import { RpcHandler } from '@waymark/messaging/decorators';
import { ApplicationsRepository } from '../persistence/applications.repository.ts';

/** Requests of the ai-worker about an application that it evaluates. */
@Injectable()
export class BeginApplication {
  constructor(private readonly applications: ApplicationsRepository) {}

  @RpcHandler(rpc.BeginApplication)
  async begin({
    applicationId,
  }: RpcInput<typeof rpc.BeginApplication>): Promise<RpcOutput<typeof rpc.BeginApplication>> {
    const material = isId(applicationId) ? await this.applications.begin(applicationId) : null;
    return material ? { next: 'evaluate', material } : { next: 'skip' };
  }

  @RpcHandler(rpc.BeginApplicationCall)
  async beginCall({
    applicationId,
  }: RpcInput<typeof rpc.BeginApplicationCall>): Promise<{ allowed: boolean }> {
    return { allowed: isId(applicationId) && (await this.applications.beginCall(applicationId)) };
  }
}

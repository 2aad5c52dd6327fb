import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Id } from '@waymark/contracts/roadmaps/id';
import { isRunOver } from '@waymark/contracts/roadmaps/runs';
import { GetRun } from '@waymark/contracts/roadmaps/runs.endpoints';
import { AppError } from '@waymark/kernel/app-error';
import { RpcClient } from '@waymark/messaging/rpc-client';
import type { FastifyRequest } from 'fastify';
import { RunStream } from './run-stream.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The last entry the client has, and whether the log is complete. */
    reading?: { after: number; isDone: boolean };
  }
}

/** Admits a run's owner only. A guard, because a stream has sent 200 before its handler runs. */
@Injectable()
export class RunReaderGuard implements CanActivate {
  constructor(
    private readonly rpc: RpcClient,
    private readonly runs: RunStream,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest<{ Params: { id: string } }>>();
    const id = Id.safeParse(request.params.id);
    if (!id.success) throw new AppError('NOT_FOUND', 'There is no such run.');
    const after = entryNumber(request.headers['last-event-id']);
    const run = await this.rpc.call(GetRun, { id: id.data });
    const isDone =
      isRunOver(run.status) && (await this.runs.entries(request.ctx, id.data, after)).length === 0;
    request.reading = { after, isDone };
    return true;
  }
}

/** 0 for a malformed id. */
const entryNumber = (header: string | string[] | undefined): number =>
  typeof header === 'string' && /^\d{1,9}$/.test(header) ? Number(header) : 0;

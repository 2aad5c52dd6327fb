import { Inject, Injectable } from '@nestjs/common';
import * as rpc from '@waymark/contracts/roadmaps/drafts.endpoints';
import { type GhostwriterSample, sampleOfId } from '@waymark/contracts/roadmaps/ghostwriter-samples';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { RunsRepository } from '../../runs/persistence/runs.repository.ts';
import { ifNotFound } from '../../shared/app/if-not-found.ts';
import { toDraftRequest } from '../domain/draft-run.ts';
import { readBio, readMaterial } from '../persistence/material.ts';

type Next = RpcOutput<typeof rpc.BeginRun>;

@Injectable()
export class BeginRun {
  constructor(
    private readonly runs: RunsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.BeginRun)
  execute({ runId, outside }: RpcInput<typeof rpc.BeginRun>): Promise<Next> {
    const skip: Next = { next: 'skip' };
    const begun = this.runs.change(runId, async (run, { em }): Promise<Next> => {
      const request = toDraftRequest(run.state);
      if (!request || run.isOver || run.state.result) return skip;
      const { paidCalls, withoutAi, reading } = run.state;
      const sample = sampleOfId(request.roadmapId);
      if (sample) {
        run.begin(this.clock.now());
        return { next: 'draft', ...ofSample(sample), paidCalls };
      }
      const material = await readMaterial(em, request, { outside: outside && !withoutAi });
      const { roadmap, readable, unreadFile, missing, leftOut } = material;
      if (missing) {
        run.refuse(missing, this.clock.now());
        return skip;
      }
      run.begin(this.clock.now(), { leftOut });
      if (unreadFile) return { next: 'wait', waitingFor: unreadFile };
      return {
        next: 'draft',
        kind: request.kind,
        sampleId: null,
        about: request.kind === 'ghostwrite' ? await readBio(em, run.state.userId) : null,
        paidCalls,
        withoutAi,
        reading,
        roadmap,
        sources: readable,
      };
    });
    return ifNotFound(begun, skip);
  }
}

/** The worker has the texts of the sample. */
const ofSample = ({ id, title, description, about }: GhostwriterSample) => ({
  kind: 'ghostwrite' as const,
  sampleId: id,
  about,
  roadmap: { id, title, description, category: null },
  sources: [],
});

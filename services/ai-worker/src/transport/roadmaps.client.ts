import { Inject, Injectable } from '@nestjs/common';
import { liveRunCancelled } from '@waymark/contracts/live';
import { BeginRun, BeginSource, ReportRun } from '@waymark/contracts/roadmaps/rpc';
import { BeginExtraction } from '@waymark/contracts/roadmaps/rpc-artifacts';
import { BeginClip } from '@waymark/contracts/roadmaps/rpc-clips';
import { BeginFollowUp } from '@waymark/contracts/roadmaps/rpc-interview';
import { BeginCoaching } from '@waymark/contracts/roadmaps/rpc-learning';
import { BeginWording } from '@waymark/contracts/roadmaps/rpc-review';
import { LiveBus } from '@waymark/messaging/live-bus';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { OUTSIDE, Roadmaps, type RunReport } from '../app/ports.ts';

@Injectable()
export class RoadmapsClient extends Roadmaps {
  constructor(
    private readonly rpc: RpcClient,
    private readonly live: LiveBus,
    @Inject(OUTSIDE) private readonly outside: boolean,
  ) {
    super();
  }

  beginRun(runId: string) {
    return this.rpc.call(BeginRun, { runId, outside: this.outside });
  }

  report(report: RunReport) {
    return this.rpc.call(ReportRun, report);
  }

  beginCoaching(runId: string) {
    return this.rpc.call(BeginCoaching, { runId, outside: this.outside });
  }

  beginWording(runId: string) {
    return this.rpc.call(BeginWording, { runId, outside: this.outside });
  }

  beginFollowUp(runId: string) {
    return this.rpc.call(BeginFollowUp, { runId, outside: this.outside });
  }

  beginExtraction(runId: string) {
    return this.rpc.call(BeginExtraction, { runId, outside: this.outside });
  }

  beginSource(sourceId: string) {
    return this.rpc.call(BeginSource, { sourceId, outside: this.outside });
  }

  beginClip(clipId: string) {
    return this.rpc.call(BeginClip, { clipId });
  }

  onCancelled(runId: string, fn: () => void): () => void {
    return this.live.subscribe(liveRunCancelled(runId) as `live.${string}`, fn);
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { liveRunCancelled } from '@waymark/contracts/live';
import { BeginExtraction } from '@waymark/contracts/roadmaps/artifacts.endpoints';
import { BeginClip } from '@waymark/contracts/roadmaps/clips.endpoints';
import { BeginRun } from '@waymark/contracts/roadmaps/drafts.endpoints';
import { BeginFollowUp } from '@waymark/contracts/roadmaps/interview.endpoints';
import { BeginCoaching, BeginReply } from '@waymark/contracts/roadmaps/learning.endpoints';
import { BeginWording } from '@waymark/contracts/roadmaps/review.endpoints';
import { ReportRun } from '@waymark/contracts/roadmaps/runs.endpoints';
import { BeginSource } from '@waymark/contracts/roadmaps/sources.endpoints';
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

  beginReply(runId: string) {
    return this.rpc.call(BeginReply, { runId, outside: this.outside });
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

import { Injectable } from '@nestjs/common';
import { liveRun, liveRunCancelled } from '@waymark/contracts/live';
import { LiveBus } from '@waymark/messaging/live-bus';

/** Tells open pages, and the worker, to look again at a run. */
@Injectable()
export class RunSignals {
  constructor(private readonly live: LiveBus) {}

  changed(runId: string): void {
    this.live.publish(liveRun(runId) as `live.${string}`, { runId });
  }

  cancelled(runId: string): void {
    this.live.publish(liveRunCancelled(runId) as `live.${string}`, { runId });
  }
}

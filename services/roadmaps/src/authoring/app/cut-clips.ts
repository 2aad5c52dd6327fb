import { Inject, Injectable } from '@nestjs/common';
import { ClipCut } from '@waymark/contracts/ai/events';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import { BeginClip } from '@waymark/contracts/roadmaps/clips.endpoints';
import type { RpcOutput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { OnEvent, RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { beginClip, finishClip } from '../persistence/clips.ts';
import { readLibrary } from '../persistence/media-library.ts';
import { rewritePublished } from '../persistence/published.ts';
import { refreshUnpublishedChanges } from '../persistence/taken-back.ts';
import { loadState } from '../persistence/working-copy.ts';

/** The parts of recordings that published steps play, as the worker cuts them. */
@Injectable()
export class CutClips {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(BeginClip)
  begin({ clipId }: { clipId: string }): Promise<RpcOutput<typeof BeginClip>> {
    return this.db.transaction(({ em }) => beginClip(em, clipId, this.clock.now()));
  }

  @OnEvent(ClipCut)
  cut({ data }: EventEnvelope<EventData<typeof ClipCut>>, tx: Tx): Promise<void> {
    return this.apply(tx, data);
  }

  /** Learners can play it from then on; a failed one can be published again. */
  async apply({ em }: Tx, result: EventData<typeof ClipCut>): Promise<void> {
    const roadmapId = await finishClip(em, result);
    if (!roadmapId) return;
    const library = await readLibrary(em, roadmapId);
    await rewritePublished(em, roadmapId, library);
    if (result.outcome === 'failed')
      await refreshUnpublishedChanges(em, await loadState(em, roadmapId, { lock: true }), library);
  }
}

import { Inject, Injectable, Logger } from '@nestjs/common';
import type { DraftStage } from '@waymark/contracts/ai/draft';
import { Database } from '@waymark/database/database';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '@waymark/platform/platform.module';
import type { ObjectStorage } from '@waymark/storage/port';
import { dropInexactQuotes } from '../domain/clean-draft.ts';
import { stagesOfDraft } from '../domain/drafting.ts';
import { DraftsReader, type PendingDraft } from '../persistence/drafts.reader.ts';
import { RoadmapsRepository } from '../persistence/roadmaps.repository.ts';
import { RunsRepository } from '../persistence/runs.repository.ts';
import { STORAGE } from '../storage.ts';
import { ifNotFound } from './if-not-found.ts';

/** Verifies a stored draft against the mentor's texts, and applies it to an empty roadmap. Idempotent. */
@Injectable()
export class ApplyDraft {
  private readonly logger = new Logger(ApplyDraft.name);

  constructor(
    private readonly db: Database,
    private readonly drafts: DraftsReader,
    private readonly roadmaps: RoadmapsRepository,
    private readonly runs: RunsRepository,
    @Inject(STORAGE) private readonly storage: ObjectStorage,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** After a failure the reconciler repeats it. */
  inBackground(runId: string): void {
    this.execute(runId).catch((err: unknown) => {
      this.logger.warn({ msg: 'draft not applied yet', runId, err });
    });
  }

  /** Reads the texts before the transaction. */
  async execute(runId: string): Promise<void> {
    const pending = await this.drafts.findPending(runId);
    if (!pending) return;
    const draft = dropInexactQuotes(pending.draft, await this.readTexts(pending));
    await this.apply(runId, pending, draft);
  }

  private async readTexts({ quoted }: PendingDraft): Promise<Map<string, string>> {
    const texts = new Map<string, string>();
    for (const { id, textKey } of quoted) {
      const object = await ifNotFound(this.storage.get(textKey), null);
      if (object) texts.set(id, Buffer.concat(await object.body.toArray()).toString('utf8'));
    }
    return texts;
  }

  private apply(runId: string, { roadmapId, userId }: PendingDraft, draft: DraftStage[]): Promise<void> {
    return this.db.transaction((tx) =>
      this.roadmaps.editIn(tx, roadmapId, { editorId: userId }, (roadmap) =>
        this.runs.changeIn(tx, runId, (run) => {
          if (run.isOver || !run.state.result) return;
          const isEmpty = roadmap.state.stages.length === 0;
          if (isEmpty) roadmap.setStages(stagesOfDraft(draft));
          run.succeed(draft, isEmpty ? 'applied' : 'waiting', this.clock.now());
        }),
      ),
    );
  }
}

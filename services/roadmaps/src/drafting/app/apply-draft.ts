import { Inject, Injectable, Logger } from '@nestjs/common';
import { sampleOfId, sampleTexts } from '@waymark/contracts/roadmaps/ghostwriter-samples';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '@waymark/platform/platform.module';
import type { ObjectStorage } from '@waymark/storage/port';
import { withoutHeldBack } from '../../authoring/domain/held-back.ts';
import type { Roadmap } from '../../authoring/domain/roadmap.ts';
import { insertHeldBack, readHeldBack } from '../../authoring/persistence/held-back.ts';
import { RoadmapsRepository } from '../../authoring/persistence/roadmaps.repository.ts';
import type { Run } from '../../runs/domain/run.ts';
import type { RunOutcome } from '../../runs/domain/run-state.ts';
import { RunsRepository } from '../../runs/persistence/runs.repository.ts';
import { readTexts } from '../../shared/app/read-texts.ts';
import { dropInexactPassages, dropInexactQuotes } from '../../shared/domain/clean-draft.ts';
import { STORAGE } from '../../shared/storage.ts';
import type { VerifiedDraft } from '../domain/draft-run.ts';
import { describeResult, stagesOfDraft } from '../domain/drafting.ts';
import { DraftsReader, type PendingDraft } from '../persistence/drafts.reader.ts';

const ALL_HELD_BACK =
  'Nothing is suggested as a step: what was found waits for you in the review, with the reasons. Tell more of what you did and would do again.';

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
    const sample = sampleOfId(pending.roadmapId);
    const texts = sample ? sampleTexts(sample) : await readTexts(this.storage, pending.quoted);
    const verified = {
      draft: dropInexactQuotes(pending.draft, texts),
      heldBack: dropInexactPassages(pending.heldBack, texts),
      crisis: pending.crisis,
    };
    if (sample) await this.applyToSample(runId, verified);
    else await this.apply(runId, pending, verified);
  }

  /** There is no roadmap to change: the draft can only be looked at. */
  private applyToSample(runId: string, draft: VerifiedDraft): Promise<void> {
    return this.runs.change(runId, (run) => succeed(run, draft, 'discarded', this.clock.now()));
  }

  private apply(runId: string, { roadmapId, userId }: PendingDraft, draft: VerifiedDraft): Promise<void> {
    return this.db.transaction((tx) =>
      this.roadmaps.editIn(tx, roadmapId, { editorId: userId }, (roadmap) =>
        this.runs.changeIn(tx, runId, (run) => applyTo(tx, roadmap, run, draft, this.clock.now())),
      ),
    );
  }
}

async function applyTo(
  { em }: Tx,
  roadmap: Roadmap,
  run: Run,
  { draft, heldBack, crisis }: VerifiedDraft,
  now: Date,
): Promise<void> {
  if (run.isOver || !run.state.result) return;
  const { id, stages } = roadmap.state;
  await insertHeldBack(em, id, heldBack);
  const allowed = withoutHeldBack(draft, await readHeldBack(em, id)).filter(({ steps }) => steps.length > 0);
  if (allowed.length === 0) return endWithoutSteps(run, { heldBack, crisis }, now);
  // What a ghostwriter has written waits to be accepted.
  const isApplied = stages.length === 0 && run.state.kind !== 'ghostwrite';
  if (isApplied) roadmap.setDrafted(stagesOfDraft(allowed, run.engine));
  succeed(run, { draft: allowed, heldBack, crisis }, isApplied ? 'applied' : 'waiting', now);
}

/** After a model there is the other way, without one. */
function endWithoutSteps(run: Run, found: Pick<VerifiedDraft, 'heldBack' | 'crisis'>, now: Date): void {
  if (run.engine === 'openai') run.fail(ALL_HELD_BACK, now, found);
  else run.refuse(ALL_HELD_BACK, now, found);
}

function succeed(run: Run, verified: VerifiedDraft, outcome: RunOutcome, now: Date): void {
  const { engine } = run;
  const message = describeResult({ ...run.state, ...verified, engine, outcome });
  run.succeed({ ...verified, engine, outcome, stagesGenerated: verified.draft.length }, message, now);
}

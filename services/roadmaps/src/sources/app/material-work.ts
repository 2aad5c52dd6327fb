import { Inject, Injectable } from '@nestjs/common';
import type { PermissionBody } from '@waymark/contracts/roadmaps/permissions';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '@waymark/platform/platform.module';
import { hasSound } from '../../authoring/domain/media.ts';
import { findActiveDrafting } from '../../authoring/persistence/removals.ts';
import { RunsRepository } from '../../runs/persistence/runs.repository.ts';
import { findActiveExtractions } from '../persistence/artifacts.repository.ts';
import { readAsking } from '../persistence/follow-ups.ts';
import type { SourceRow } from '../persistence/source.row.ts';
import { SourcesRepository } from '../persistence/sources.repository.ts';

/** The work of engines on material whose permissions change. */
@Injectable()
export class MaterialWork {
  constructor(
    private readonly runs: RunsRepository,
    private readonly sources: SourcesRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Runs that may be using what was taken back are cancelled; a recording that may now be sent is transcribed. */
  async follow(
    tx: Tx,
    sources: readonly SourceRow[],
    { permission, granted }: PermissionBody,
  ): Promise<void> {
    if (permission !== 'drafting' && permission !== 'outside-model') return;
    const [first] = sources;
    if (!first) return;
    const now = this.clock.now();
    if (!granted) {
      const draftingId = await findActiveDrafting(tx.em, first.roadmapId);
      const sourceIds = permission === 'outside-model' ? sources.map(({ id }) => id) : [];
      const extractionIds = await findActiveExtractions(tx.em, sourceIds);
      for (const id of draftingId ? [draftingId, ...extractionIds] : extractionIds)
        await this.runs.changeIn(tx, id, (run) => run.cancel(now));
      if (sources.some(({ kind, id }) => kind === 'interview' && sourceIds.includes(id)))
        await this.cancelFollowUps(tx, first.roadmapId);
      return;
    }
    if (permission !== 'outside-model') return;
    for (const source of sources.filter(isWithoutText)) await this.sources.readAgain(tx, source, now);
  }

  /** A model may be reading the interview, which is not a source before the first draft. */
  async cancelFollowUps(tx: Tx, roadmapId: string): Promise<void> {
    for (const { runId } of await readAsking(tx.em, roadmapId))
      await this.runs.changeIn(tx, runId, (run) => run.cancel(this.clock.now()));
  }
}

const isWithoutText = (source: SourceRow): boolean =>
  source.kind === 'file' && source.status === 'stored' && hasSound(source);

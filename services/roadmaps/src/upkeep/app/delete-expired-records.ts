import { Inject, Injectable } from '@nestjs/common';
import { UNFINISHED_DAYS } from '@waymark/contracts/roadmaps/recordings';
import { Database } from '@waymark/database/database';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '@waymark/platform/platform.module';
import { deleteEdits } from '../../authoring/persistence/edits.ts';
import { deletePublicChanges } from '../../authoring/persistence/public-changes.ts';
import { deleteUnusedWords } from '../../discovery/persistence/search-words.ts';
import { UNDO_MS } from '../../learning/domain/progress-reset.ts';
import { deleteClearedReflections } from '../../learning/persistence/companion.ts';
import { deleteOldLetters } from '../../learning/persistence/letters.ts';
import { deleteResets } from '../../learning/persistence/resets.ts';
import { deleteOldStarts } from '../../runs/persistence/run-usage.ts';
import { deleteExpiredArtifacts } from '../../sources/persistence/artifacts.repository.ts';
import { deleteOldRecordings } from '../../sources/persistence/recordings.repository.ts';

/** For an explained error instead of NOT_FOUND shortly after the undo period. */
const RESET_MS = 2 * UNDO_MS;
/** Until then a late device cannot restore a deleted reflection. */
const CLEARED_REFLECTION_MS = 180 * 24 * 3_600_000;
/** After that an edit cannot be undone. */
const EDIT_MS = 7 * 24 * 3_600_000;
/** Longer than any letter could still be due again. */
const LETTER_MS = 90 * 24 * 3_600_000;
const RECORDING_MS = UNFINISHED_DAYS * 24 * 3_600_000;

@Injectable()
export class DeleteExpiredRecords {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const now = this.clock.now().getTime();
    await this.db.transaction(async ({ em }) => {
      await deleteResets(em, new Date(now - RESET_MS));
      await deleteClearedReflections(em, new Date(now - CLEARED_REFLECTION_MS));
      await deletePublicChanges(em);
      await deleteOldStarts(em, new Date(now));
      await deleteEdits(em, new Date(now - EDIT_MS));
      await deleteOldLetters(em, new Date(now - LETTER_MS));
      await deleteOldRecordings(em, new Date(now - RECORDING_MS));
      await deleteExpiredArtifacts(em, new Date(now));
      await deleteUnusedWords(em);
    });
  }
}

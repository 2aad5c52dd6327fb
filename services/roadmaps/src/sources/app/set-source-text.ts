import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import * as rpc from '@waymark/contracts/roadmaps/recordings.endpoints';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import type { RpcInput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import { AppError } from '@waymark/kernel/app-error';
import { RpcHandler } from '@waymark/messaging/decorators';
import { findOwned } from '../../authoring/persistence/owned-roadmap.ts';
import { refreshPublishedMedia } from '../../authoring/persistence/published.ts';
import { DeleteObjects } from '../../shared/app/delete-objects.ts';
import { checkTextOfRecording, transcriptOf } from '../domain/source.ts';
import { toSource } from '../persistence/source-mapping.ts';
import { SourcesRepository } from '../persistence/sources.repository.ts';

/** The text of a recording as its mentor wrote it down. Error: RULE_REFUSED while steps quote the text before. */
@Injectable()
export class SetSourceText {
  constructor(
    private readonly db: Database,
    private readonly sources: SourcesRepository,
    private readonly objects: DeleteObjects,
  ) {}

  @RpcHandler(rpc.SetSourceText)
  async execute(input: RpcInput<typeof rpc.SetSourceText>, { userId }: Caller): Promise<Source> {
    const { id, textKey, words, beginning, moments } = input;
    let unusedKey: string | null = null;
    const source = await this.db.transaction(async (tx) => {
      const { roadmapId } = await this.sources.findIn(tx.em, id, userId);
      const { version } = await findOwned(tx.em, roadmapId, userId, { lock: true });
      const row = await this.sources.findIn(tx.em, id, userId);
      checkTextOfRecording(row);
      if (await this.sources.isQuoted(tx.em, id)) throw quoted();
      // A key of another source would allow its text to be read here.
      if (!textKey.startsWith(`${row.key}.`)) {
        throw new AppError('VALIDATION', 'This text does not belong to this recording.');
      }
      unusedKey = row.textKey === textKey ? null : row.textKey;
      const result = { status: 'ready' as const, message: null, textKey, words, moments };
      await this.sources.setResult(tx, row, { ...result, transcript: transcriptOf(beginning) });
      if (version !== null) await refreshPublishedMedia(tx.em, row);
      return toSource({ ...row, ...result, speakers: [], speaker: null });
    });
    await this.objects.execute([unusedKey]);
    return source;
  }
}

/** Their quotes are positions in the text. */
const quoted = (): AppError =>
  new AppError('RULE_REFUSED', 'Steps quote this text. Remove them first, or leave the text as it is.');

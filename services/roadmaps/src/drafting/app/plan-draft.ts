import { Inject, Injectable } from '@nestjs/common';
import { type DraftPlan, draftPlan, type ModelLimits } from '@waymark/contracts/ai/draft-plan';
import type { Caller } from '@waymark/contracts/caller';
import { PlanDraft as PlanDraftRpc } from '@waymark/contracts/roadmaps/drafts.endpoints';
import type { RpcInput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import { countWords } from '@waymark/kernel/count-words';
import { RpcHandler } from '@waymark/messaging/decorators';
import { modelLimits } from '@waymark/platform/model-env';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import type { ObjectStorage } from '@waymark/storage/port';
import { findOwned } from '../../authoring/persistence/owned-roadmap.ts';
import type { RoadmapsEnv } from '../../env.ts';
import { STORAGE } from '../../shared/storage.ts';
import { readWritten } from '../../sources/persistence/written-texts.ts';
import { readMaterial } from '../persistence/material.ts';

/** What a draft would read, before it is started. */
@Injectable()
export class PlanDraft {
  private readonly model: ModelLimits;
  private readonly outside: boolean;

  constructor(
    @Inject(SERVICE_ENV) env: RoadmapsEnv,
    private readonly db: Database,
    @Inject(STORAGE) private readonly storage: ObjectStorage,
  ) {
    this.model = modelLimits(env);
    this.outside = env.AI_ENGINE === 'openai' && !env.AI_IS_LOCAL;
  }

  @RpcHandler(PlanDraftRpc)
  async execute({ id, typed }: RpcInput<typeof PlanDraftRpc>, { userId }: Caller): Promise<DraftPlan> {
    const { outside } = this;
    const { stored, written } = await this.db.read(async (em) => {
      await findOwned(em, id, userId);
      const { readable } = await readMaterial(em, { roadmapId: id, sourceIds: null }, { outside });
      return { stored: readable, written: await readWritten(em, id) };
    });
    // The texts of the forms are stored again when a draft is started.
    const files = stored.filter(({ kind }) => kind === 'file' || kind === 'transcript');
    const sizes = await Promise.all(
      files.map(async ({ textKey }) => (await this.storage.head(textKey))?.size ?? 0),
    );
    const forms = [written.interview, written.timeline].flatMap((one) => one ?? []);
    const bytes = [...sizes, ...forms.map(({ text }) => Buffer.byteLength(text)), typed];
    const words = [...files.map((file) => file.words), ...forms.map((form) => countWords(form.words))];
    return draftPlan({ bytes: sum(bytes), words: sum(words) }, this.model);
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

import { Inject, Injectable } from '@nestjs/common';
import type { RunFinished } from '@waymark/contracts/ai/events';
import type { EventData } from '@waymark/contracts/events';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '../clock.ts';
import { cleanDraft, cleanMessage } from '../domain/clean-draft.ts';
import type { Run } from '../domain/run.ts';
import { RunsRepository } from '../persistence/runs.repository.ts';
import { ApplyDraft } from './apply-draft.ts';
import { ifNotFound } from './if-not-found.ts';

const EMPTY_DRAFT = 'The draft came back empty. Please try again.';

/** The worker is done. Its draft may have cost money: it is stored first, and checked and applied after that. */
@Injectable()
export class StoreRunResult {
  constructor(
    private readonly runs: RunsRepository,
    private readonly settle: ApplyDraft,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(tx: Tx, news: EventData<typeof RunFinished>): Promise<void> {
    const kept = this.runs.changeIn(tx, news.runId, (run) => keep(run, news, this.clock.now()));
    await ifNotFound(kept, undefined);
    if (news.outcome === 'drafted') tx.afterCommit(() => this.settle.soon(news.runId));
  }
}

function keep(run: Run, news: EventData<typeof RunFinished>, now: Date): void {
  if (run.coachingRequest) return;
  const draft = news.outcome === 'drafted' ? cleanDraft(news.draft.stages) : [];
  if (news.outcome === 'refused') run.refuse(cleanMessage(news.message), now, news.engine);
  else if (news.outcome === 'failed') run.fail(cleanMessage(news.message), now, news.engine);
  else if (draft.length === 0) run.fail(EMPTY_DRAFT, now, news.engine);
  else run.store({ engine: news.engine, draft, usage: news.usage }, now);
}

import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { NameDecision, NameReview } from '@waymark/contracts/roadmaps/names';
import * as rpc from '@waymark/contracts/roadmaps/names.endpoints';
import type { RpcInput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { replaceEverywhere } from '../domain/names/replace-name.ts';
import { reviewNames } from '../domain/names/review-names.ts';
import type { Texts } from '../domain/names/texts.ts';
import type { Roadmap } from '../domain/roadmap.ts';
import type { RoadmapState } from '../domain/roadmap-state.ts';
import { readLibrary } from '../persistence/media-library.ts';
import { MentorRow } from '../persistence/mentor.row.ts';
import {
  deleteNameDecision,
  findLastNameDecision,
  readNameDecisions,
  setNameDecision,
} from '../persistence/name-decisions.ts';
import { findOwned } from '../persistence/owned-roadmap.ts';
import { RoadmapsRepository } from '../persistence/roadmaps.repository.ts';
import { refreshUnpublishedChanges } from '../persistence/taken-back.ts';
import { loadState } from '../persistence/working-copy.ts';

/** The names of other people in a working copy, before it is published. */
@Injectable()
export class DecideName {
  constructor(
    private readonly db: Database,
    private readonly roadmaps: RoadmapsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.GetNames)
  get({ id }: { id: string }, { userId }: Caller): Promise<NameReview> {
    return this.db.read(async (em) => {
      await findOwned(em, id, userId);
      return readNames(em, await loadState(em, id));
    });
  }

  @RpcHandler(rpc.DecideName)
  execute({ id, body }: RpcInput<typeof rpc.DecideName>, { userId }: Caller): Promise<NameReview> {
    return this.db.transaction((tx) => this.decide(tx, id, body, userId), { idempotent: true });
  }

  private async decide(tx: Tx, id: string, body: NameDecision, editorId: number): Promise<NameReview> {
    const { em } = tx;
    const roadmap = await this.roadmaps.editIn(tx, id, { editorId }, async (roadmap) => {
      if (body.action === 'undo') await undo(em, roadmap, body.name);
      else await this.apply(em, roadmap, body);
      return roadmap;
    });
    await refreshUnpublishedChanges(em, roadmap.state, await readLibrary(em, id));
    return readNames(em, await loadState(em, id));
  }

  /** The revision grows only if a text changes. */
  private async apply(
    em: Tx['em'],
    { state }: Roadmap,
    body: Exclude<NameDecision, { action: 'undo' }>,
  ): Promise<void> {
    const { title, description, stages, revision } = state;
    const before = { title, description, stages };
    const replacement = body.action === 'replace' ? body.replacement : null;
    const after = body.action === 'replace' ? replaced(before, body, revision) : before;
    const isChanged = JSON.stringify(after) !== JSON.stringify(before);
    Object.assign(state, after);
    const decision = { name: body.name, before, revisionAfter: revision + (isChanged ? 1 : 0) };
    await setNameDecision(em, state.id, decision, replacement, this.clock.now());
  }
}

/** Error: STALE for texts that were written for another revision. */
function replaced(
  before: Texts,
  { name, replacement, texts = [], revision }: Extract<NameDecision, { action: 'replace' }>,
  current: number,
): Texts {
  if (texts.length > 0 && revision !== current) {
    const message = 'The roadmap was changed since. Look at the sentences again.';
    throw new AppError('STALE', message, { details: { revision: current } });
  }
  return replaceEverywhere(before, name, replacement, new Map(texts.map(({ key, text }) => [key, text])));
}

/** Errors: RULE_REFUSED unless it was the last decision, STALE if the roadmap was changed since. */
async function undo(em: Tx['em'], { state }: Roadmap, name: string): Promise<void> {
  const last = await findLastNameDecision(em, state.id);
  if (last?.name !== name) {
    throw new AppError('RULE_REFUSED', 'Only the last decision about a name can be undone.');
  }
  if (last.revisionAfter !== state.revision) {
    const message = 'The roadmap was changed after this decision, so it cannot be undone.';
    throw new AppError('STALE', message, { details: { revision: state.revision } });
  }
  Object.assign(state, last.before);
  await deleteNameDecision(em, state.id, name);
}

async function readNames(em: Tx['em'], state: RoadmapState): Promise<NameReview> {
  const { id, mentorId, revision } = state;
  const mentor = await em.findOneByOrFail(MentorRow, { id: mentorId });
  const last = await findLastNameDecision(em, id);
  return {
    revision,
    names: reviewNames(state, mentor.name, await readNameDecisions(em, id)),
    undo: last?.revisionAfter === revision ? last.name : null,
  };
}

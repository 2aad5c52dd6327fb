import { Inject, Injectable } from '@nestjs/common';
import { adminAction } from '@waymark/contracts/admin-actions';
import type { Caller } from '@waymark/contracts/caller';
import { AdminActed, UserStoryDecided } from '@waymark/contracts/roadmaps/events';
import { DEFAULT_TIME_FRAME } from '@waymark/contracts/roadmaps/stories';
import {
  type AdminStory,
  ANONYMOUS,
  type ListStoriesQuery,
  type SubmitStoryBody,
  type UserStory,
} from '@waymark/contracts/roadmaps/user-stories';
import * as rpc from '@waymark/contracts/roadmaps/user-stories.endpoints';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import type { Clock } from '@waymark/kernel/clock';
import { newId } from '@waymark/kernel/ids';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { checkVisible } from '../../authoring/persistence/visible.ts';
import { checkDecision, outcomeOf, timeFrameOf } from '../domain/user-story.ts';
import {
  hideStory,
  insertStory,
  lockStory,
  readWalk,
  type StoredStory,
  setDecision,
  setWithdrawn,
  showStory,
  UserStoriesRepository,
} from '../persistence/user-stories.repository.ts';

/** Of stories about no roadmap. */
const NO_CATEGORY = 'A path of their own';

/** Stories that users submit, and that admins publish on the landing page. */
@Injectable()
export class UserStories {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly stories: UserStoriesRepository,
  ) {}

  @RpcHandler(rpc.SubmitStory)
  submit({ title, story, roadmapId, name }: SubmitStoryBody, caller: Caller): Promise<UserStory> {
    return this.db.transaction(
      async (tx) => {
        const { em } = tx;
        const createdAt = this.clock.now();
        const facts = await factsOf(tx, caller.userId, roadmapId, createdAt);
        const id = newId();
        await insertStory(em, caller, { id, title, story, roadmapId, name, ...facts, createdAt });
        return toUserStory(await lockStory(em, id));
      },
      { idempotent: true },
    );
  }

  @RpcHandler(rpc.ListMyStories)
  async mine(_input: object, { userId }: Caller): Promise<UserStory[]> {
    return (await this.stories.ofUser(userId)).map(toUserStory);
  }

  @RpcHandler(rpc.WithdrawStory)
  withdraw({ id }: RpcInput<typeof rpc.WithdrawStory>, { userId }: Caller): Promise<UserStory> {
    return this.db.transaction(async ({ em }) => {
      const story = await lockStory(em, id, userId);
      if (story.state === 'published') await hideStory(em, story.id);
      if (story.state !== 'withdrawn') await setWithdrawn(em, story.id);
      return toUserStory({ ...story, state: 'withdrawn' });
    });
  }

  @RpcHandler(rpc.ListUserStories)
  async list(query: ListStoriesQuery): Promise<RpcOutput<typeof rpc.ListUserStories>> {
    const { items, nextCursor } = await this.stories.list(query);
    return { items: items.map(toAdminStory), nextCursor };
  }

  @RpcHandler(rpc.DecideStory)
  decide({ id, body }: RpcInput<typeof rpc.DecideStory>, admin: Caller): Promise<AdminStory> {
    const { state, from, reason = null } = body;
    return this.db.transaction(async (tx) => {
      const story = await lockStory(tx.em, id);
      checkDecision(story.state, state, from);
      if (story.state === state) return toAdminStory(story);
      await setDecision(tx.em, story.id, { state, reason, by: admin, at: this.clock.now() });
      if (state === 'published') await showStory(tx.em, story, story.name ?? ANONYMOUS);
      else await hideStory(tx.em, story.id);
      const { userId, title } = story;
      const decidedBy = { id: admin.userId, username: admin.username };
      const decided = { storyId: story.id, userId, title, state, reason, decidedBy };
      tx.emit(UserStoryDecided, decided, { audience: [userId] });
      const target = { type: 'story', id: story.id, name: title };
      const action = state === 'published' ? 'story.publish' : 'story.return';
      tx.emit(AdminActed, adminAction(admin, { action, target, reason, detail: { from: story.state } }));
      return toAdminStory(await lockStory(tx.em, id));
    });
  }
}

/** Errors: NOT_FOUND for a roadmap that the author cannot see, RULE_REFUSED for one they do not follow. */
async function factsOf({ em }: Tx, userId: number, roadmapId: string | null, now: Date) {
  if (roadmapId === null) {
    return { category: NO_CATEGORY, timeFrame: DEFAULT_TIME_FRAME, outcome: outcomeOf({ done: 0, all: 0 }) };
  }
  await checkVisible(em, roadmapId, userId);
  const { category, followedAt, ...steps } = await readWalk(em, userId, roadmapId);
  if (!followedAt) throw new AppError('RULE_REFUSED', 'Follow this roadmap first, then tell us how it went.');
  return { category, timeFrame: timeFrameOf(followedAt, now), outcome: outcomeOf(steps) };
}

const toUserStory = (row: StoredStory): UserStory => ({
  id: row.id,
  title: row.title,
  story: row.story,
  roadmapId: row.roadmapId,
  roadmapTitle: row.roadmapTitle,
  name: row.name ?? ANONYMOUS,
  state: row.state,
  reason: row.reason,
  createdAt: row.createdAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
});

const toAdminStory = (row: StoredStory): AdminStory => ({
  ...toUserStory(row),
  author: { id: row.userId, username: row.username },
  decidedBy: row.decidedBy === null ? null : { id: row.decidedBy, username: row.decidedByName ?? '' },
});

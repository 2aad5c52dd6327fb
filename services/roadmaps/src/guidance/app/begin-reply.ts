import { Inject, Injectable } from '@nestjs/common';
import * as rpc from '@waymark/contracts/roadmaps/learning.endpoints';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { RunsRepository } from '../../runs/persistence/runs.repository.ts';
import { ifNotFound } from '../../shared/app/if-not-found.ts';
import { MAY_NOT_SEND_STORY, NO_REPLY, toReplyRequest } from '../domain/reply.ts';
import { maySendPassage, readStoryMaterial } from '../persistence/story-material.ts';
import { StorySearch } from './story-search.ts';

type Next = RpcOutput<typeof rpc.BeginReply>;
const SKIP: Next = { next: 'skip' };

/** Hands a worker the passages for a reply to a question, as far as they may be quoted and sent. */
@Injectable()
export class BeginReply {
  constructor(
    private readonly db: Database,
    private readonly runs: RunsRepository,
    private readonly search: StorySearch,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.BeginReply)
  async execute({ runId, outside }: RpcInput<typeof rpc.BeginReply>): Promise<Next> {
    const run = await ifNotFound(
      this.db.read((em) => this.runs.loadAny(em, runId)),
      null,
    );
    const request = run && toReplyRequest(run.state);
    if (!request || run.isOver) return SKIP;
    const { roadmapId, userContext: question } = request;
    const material = await ifNotFound(
      this.db.read((em) => readStoryMaterial(em, roadmapId, request)),
      null,
    );
    if (!material) return this.end(runId, NO_REPLY);
    const found = await this.search.find(material, question, { forModel: true });
    const passages = found.filter((passage) => !outside || maySendPassage(passage, material));
    if (found.length > 0 && passages.length === 0) return this.end(runId, MAY_NOT_SEND_STORY);
    const begun = this.runs.change(runId, (current): Next => {
      if (current.isOver) return SKIP;
      current.begin(this.clock.now(), { passages: passages.map(({ id }) => id) });
      const { title, mentor } = material.roadmap;
      const given = passages.map(({ id, text }) => ({ id, text }));
      return {
        next: 'reply',
        material: { roadmapTitle: title, mentorName: mentor.name, question, passages: given },
        paidCalls: current.state.paidCalls,
      };
    });
    return ifNotFound(begun, SKIP);
  }

  private async end(runId: string, message: string): Promise<Next> {
    await ifNotFound(
      this.runs.change(runId, (run) => run.refuse(message, this.clock.now())),
      undefined,
    );
    return SKIP;
  }
}

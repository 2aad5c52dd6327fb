import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import { AskStory as rpc } from '@waymark/contracts/roadmaps/learning.endpoints';
import type { StoryReply } from '@waymark/contracts/roadmaps/questions';
import type { RpcInput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import { RpcHandler } from '@waymark/messaging/decorators';
import { assessSafety } from '@waymark/safety/assess';
import { readStoryMaterial } from '../persistence/story-material.ts';
import { StorySearch } from './story-search.ts';

/** Finds passages of the mentor's own words for a question about the mentor's life. Nothing is stored. */
@Injectable()
export class AskStory {
  constructor(
    private readonly db: Database,
    private readonly search: StorySearch,
  ) {}

  @RpcHandler(rpc)
  async execute({ id, body: { question } }: RpcInput<typeof rpc>, caller: Caller): Promise<StoryReply> {
    const material = await this.db.read((em) => readStoryMaterial(em, id, caller));
    const safety = assessSafety(question);
    return { passages: safety ? [] : await this.search.find(material, question), safety };
  }
}

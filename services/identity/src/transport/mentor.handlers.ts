import { Controller } from '@nestjs/common';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import type { ListMentorsQuery, Mentor } from '@waymark/contracts/identity/mentors';
import { GetMentor, ListMentors } from '@waymark/contracts/identity/rpc-mentors';
import { RoadmapArchived, RoadmapPublished, RoadmapUnpublished } from '@waymark/contracts/roadmaps/events';
import type { RpcInput } from '@waymark/contracts/rpc';
import { PricingChanged, RatingChanged } from '@waymark/contracts/scheduling/events';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import { OnEvent, RpcHandler } from '@waymark/messaging/decorators';
import { MentorFactsRepository } from '../persistence/mentor-facts.repository.ts';
import { MentorsReader, type Page } from '../persistence/mentors.reader.ts';
import { RoadmapCountsRepository } from '../persistence/roadmap-counts.repository.ts';

type RoadmapEvent = EventEnvelope<EventData<typeof RoadmapUnpublished>>;

@Controller()
export class MentorHandlers {
  constructor(
    private readonly mentors: MentorsReader,
    private readonly counts: RoadmapCountsRepository,
    private readonly facts: MentorFactsRepository,
  ) {}

  @RpcHandler(ListMentors)
  list(query: ListMentorsQuery): Promise<Page<Mentor>> {
    return this.mentors.list(query);
  }

  @RpcHandler(GetMentor)
  async get({ userId }: RpcInput<typeof GetMentor>): Promise<Mentor> {
    const mentor = await this.mentors.find(userId);
    if (!mentor) throw new AppError('NOT_FOUND', 'Mentor not found');
    return mentor;
  }

  @OnEvent(RoadmapPublished)
  published(event: EventEnvelope<EventData<typeof RoadmapPublished>>, tx: Tx): Promise<void> {
    return this.apply(event, true, tx);
  }

  @OnEvent(RoadmapUnpublished)
  unpublished(event: RoadmapEvent, tx: Tx): Promise<void> {
    return this.apply(event, false, tx);
  }

  @OnEvent(RoadmapArchived)
  archived(event: RoadmapEvent, tx: Tx): Promise<void> {
    return this.apply(event, false, tx);
  }

  @OnEvent(PricingChanged)
  priced({ data }: EventEnvelope<EventData<typeof PricingChanged>>, tx: Tx): Promise<void> {
    return this.facts.savePrice(tx, data);
  }

  @OnEvent(RatingChanged)
  rated({ data }: EventEnvelope<EventData<typeof RatingChanged>>, tx: Tx): Promise<void> {
    return this.facts.saveRating(tx, data);
  }

  private apply({ id, occurredAt, data }: RoadmapEvent, published: boolean, tx: Tx): Promise<void> {
    const { roadmapId, mentorId } = data;
    return this.counts.apply(tx, { roadmapId, mentorId, published, at: occurredAt, eventId: id });
  }
}

import { Injectable } from '@nestjs/common';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import { RoadmapArchived, RoadmapPublished, RoadmapUnpublished } from '@waymark/contracts/roadmaps/events';
import { NextFreeChanged, PricingChanged, RatingChanged } from '@waymark/contracts/scheduling/events';
import type { Tx } from '@waymark/database/tx';
import { OnEvent } from '@waymark/messaging/decorators';
import { MentorFactsRepository } from '../persistence/mentor-facts.repository.ts';
import { RoadmapCountsRepository } from '../persistence/roadmap-counts.repository.ts';

type RoadmapEvent = EventEnvelope<EventData<typeof RoadmapUnpublished>>;

/** Copies what mentors' cards, pages and filters show from the events of other services. */
@Injectable()
export class UpdateDirectory {
  constructor(
    private readonly counts: RoadmapCountsRepository,
    private readonly facts: MentorFactsRepository,
  ) {}

  @OnEvent(RoadmapPublished)
  published(event: EventEnvelope<EventData<typeof RoadmapPublished>>, tx: Tx): Promise<void> {
    return this.apply(event, true, tx, event.data.categoryId);
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

  /** Many pass at the same half hour. */
  @OnEvent(NextFreeChanged, { maxBatch: 16 })
  freed({ data }: EventEnvelope<EventData<typeof NextFreeChanged>>, tx: Tx): Promise<void> {
    return this.facts.saveNextFree(tx, data);
  }

  private apply(
    { id, occurredAt, data }: RoadmapEvent,
    published: boolean,
    tx: Tx,
    categoryId?: string,
  ): Promise<void> {
    const { roadmapId, mentorId } = data;
    return this.counts.apply(tx, {
      roadmapId,
      mentorId,
      published,
      categoryId,
      at: occurredAt,
      eventId: id,
    });
  }
}

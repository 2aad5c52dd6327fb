import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { eventSubject } from '@waymark/contracts/events';
import { MentorChanged, UserRestored, UserSuspended } from '@waymark/contracts/identity/events';
import { RoadmapArchived, RoadmapPublished, RoadmapUnpublished } from '@waymark/contracts/roadmaps/events';
import { PricingChanged, RatingChanged } from '@waymark/contracts/scheduling/events';
import { NatsLink } from '@waymark/messaging/nats-link';

const PUBLIC_EVENTS = [
  MentorChanged,
  UserRestored,
  UserSuspended,
  RoadmapArchived,
  RoadmapPublished,
  RoadmapUnpublished,
  PricingChanged,
  RatingChanged,
];

/** Events that change public reads, received by every gateway at most once: an optimisation only. */
@Injectable()
export class PublicEvents implements OnApplicationBootstrap {
  private readonly logger = new Logger(PublicEvents.name);
  private readonly listeners: (() => void)[] = [];

  constructor(private readonly nats: NatsLink) {}

  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  async onApplicationBootstrap(): Promise<void> {
    const connection = await this.nats.ready();
    for (const { type } of PUBLIC_EVENTS) {
      connection.subscribe(eventSubject(type), {
        callback: (error) => {
          if (error) this.logger.warn({ msg: 'public events not received', err: error });
          for (const listener of this.listeners) listener();
        },
      });
    }
  }
}

import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { eventSubject } from '@waymark/contracts/events';
import { MentorChanged } from '@waymark/contracts/identity/events';
import { RoadmapArchived, RoadmapPublished, RoadmapUnpublished } from '@waymark/contracts/roadmaps/events';
import { PricingChanged, RatingChanged } from '@waymark/contracts/scheduling/events';
import { NatsLink } from '@waymark/messaging/nats-link';

const NEWS = [
  MentorChanged,
  RoadmapArchived,
  RoadmapPublished,
  RoadmapUnpublished,
  PricingChanged,
  RatingChanged,
];

/** Says when something that everybody may see has changed. Heard by every gateway, and at most once: nothing may rest on it alone. */
@Injectable()
export class PublicEvents implements OnApplicationBootstrap {
  private readonly logger = new Logger(PublicEvents.name);
  private readonly listeners: (() => void)[] = [];

  constructor(private readonly nats: NatsLink) {}

  /** Call it before the gateway listens. */
  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  async onApplicationBootstrap(): Promise<void> {
    const connection = await this.nats.ready();
    for (const { type } of NEWS) {
      connection.subscribe(eventSubject(type), {
        callback: (error) => {
          if (error) this.logger.warn({ msg: 'cannot hear news', err: error });
          for (const listener of this.listeners) listener();
        },
      });
    }
  }
}

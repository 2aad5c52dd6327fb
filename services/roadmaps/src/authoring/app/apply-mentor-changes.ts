import { Injectable } from '@nestjs/common';
import type { AnyEventType, EventData, EventEnvelope } from '@waymark/contracts/events';
import { MentorChanged, UserRestored, UserSuspended } from '@waymark/contracts/identity/events';
import { PricingChanged } from '@waymark/contracts/scheduling/events';
import type { Tx } from '@waymark/database/tx';
import { OnEvent } from '@waymark/messaging/decorators';
import { MentorsRepository } from '../persistence/mentors.repository.ts';

type Event<E extends AnyEventType> = EventEnvelope<EventData<E>>;

/** Copies what identity and scheduling publish about mentors into the projection `mentors` and `talk_prices`. */
@Injectable()
export class ApplyMentorChanges {
  constructor(private readonly mentors: MentorsRepository) {}

  @OnEvent(MentorChanged)
  profile({ data }: Event<typeof MentorChanged>, tx: Tx): Promise<void> {
    return this.mentors.apply(tx, data);
  }

  @OnEvent(PricingChanged)
  price({ data }: Event<typeof PricingChanged>, tx: Tx): Promise<void> {
    return this.mentors.savePrice(tx, data);
  }

  @OnEvent(UserSuspended)
  suspended({ data, occurredAt }: Event<typeof UserSuspended>, tx: Tx): Promise<void> {
    return this.mentors.applySuspension(tx, data, true, occurredAt);
  }

  @OnEvent(UserRestored)
  restored({ data, occurredAt }: Event<typeof UserRestored>, tx: Tx): Promise<void> {
    return this.mentors.applySuspension(tx, data, false, occurredAt);
  }
}

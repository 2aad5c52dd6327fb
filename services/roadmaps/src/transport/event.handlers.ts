import { Injectable } from '@nestjs/common';
import {
  ClipCut,
  CoachingFinished,
  ExtractionFinished,
  FollowUpFinished,
  RunFinished,
  RunFinishedV1,
  SourceExtracted,
  WordingFinished,
} from '@waymark/contracts/ai/events';
import { MaterialChanged } from '@waymark/contracts/community/events';
import type { AnyEventType, EventData, EventEnvelope } from '@waymark/contracts/events';
import { MentorChanged, UserDeleted, UserRestored, UserSuspended } from '@waymark/contracts/identity/events';
import { PricingChanged } from '@waymark/contracts/scheduling/events';
import type { Tx } from '@waymark/database/tx';
import { OnEvent } from '@waymark/messaging/decorators';
import { ApplyCoachingResult } from '../app/apply-coaching-result.ts';
import { ApplyExtractionResult } from '../app/apply-extraction-result.ts';
import { ApplyFollowUpResult } from '../app/apply-follow-up-result.ts';
import { ApplyMaterialChange } from '../app/apply-material-change.ts';
import { ApplySourceResult } from '../app/apply-source-result.ts';
import { ApplyWordingResult } from '../app/apply-wording-result.ts';
import { CutClips } from '../app/cut-clips.ts';
import { DeleteRoadmapsOfPerson } from '../app/delete-roadmaps-of-person.ts';
import { StoreRunResult } from '../app/store-run-result.ts';
import { MentorsRepository } from '../persistence/mentors.repository.ts';

type Envelope<E extends AnyEventType> = EventEnvelope<EventData<E>>;

@Injectable()
export class EventHandlers {
  constructor(
    private readonly mentors: MentorsRepository,
    private readonly deleteRoadmapsOfPerson: DeleteRoadmapsOfPerson,
    private readonly storeRunResult: StoreRunResult,
    private readonly applySourceResult: ApplySourceResult,
    private readonly applyCoachingResult: ApplyCoachingResult,
    private readonly applyWordingResult: ApplyWordingResult,
    private readonly applyExtractionResult: ApplyExtractionResult,
    private readonly cutClips: CutClips,
    private readonly applyFollowUpResult: ApplyFollowUpResult,
    private readonly applyMaterialChange: ApplyMaterialChange,
  ) {}

  @OnEvent(MentorChanged)
  async mentorChanged({ data }: Envelope<typeof MentorChanged>, tx: Tx): Promise<void> {
    await this.mentors.apply(tx, data);
  }

  @OnEvent(PricingChanged)
  priced({ data }: Envelope<typeof PricingChanged>, tx: Tx): Promise<void> {
    return this.mentors.savePrice(tx, data);
  }

  @OnEvent(MaterialChanged)
  materialChanged({ data }: Envelope<typeof MaterialChanged>, tx: Tx): Promise<void> {
    return this.applyMaterialChange.execute(tx, data);
  }

  @OnEvent(UserDeleted)
  async userDeleted({ data }: Envelope<typeof UserDeleted>, tx: Tx): Promise<void> {
    await this.deleteRoadmapsOfPerson.execute(tx, data);
  }

  @OnEvent(UserSuspended)
  suspended({ data, occurredAt }: Envelope<typeof UserSuspended>, tx: Tx): Promise<void> {
    return this.mentors.applySuspension(tx, data, true, occurredAt);
  }

  @OnEvent(UserRestored)
  restored({ data, occurredAt }: Envelope<typeof UserRestored>, tx: Tx): Promise<void> {
    return this.mentors.applySuspension(tx, data, false, occurredAt);
  }

  @OnEvent(RunFinished)
  async runFinished({ data }: Envelope<typeof RunFinished>, tx: Tx): Promise<void> {
    await this.storeRunResult.execute(tx, data);
  }

  @OnEvent(RunFinishedV1)
  async runFinishedBefore({ data }: Envelope<typeof RunFinishedV1>, tx: Tx): Promise<void> {
    await this.storeRunResult.execute(tx, data);
  }

  @OnEvent(SourceExtracted)
  async sourceExtracted({ data }: Envelope<typeof SourceExtracted>, tx: Tx): Promise<void> {
    await this.applySourceResult.execute(tx, data);
  }

  @OnEvent(CoachingFinished)
  async coachingFinished({ data }: Envelope<typeof CoachingFinished>, tx: Tx): Promise<void> {
    await this.applyCoachingResult.execute(tx, data);
  }

  @OnEvent(WordingFinished)
  async wordingFinished({ data }: Envelope<typeof WordingFinished>, tx: Tx): Promise<void> {
    await this.applyWordingResult.execute(tx, data);
  }

  @OnEvent(ExtractionFinished)
  async extractionFinished({ data }: Envelope<typeof ExtractionFinished>, tx: Tx): Promise<void> {
    await this.applyExtractionResult.execute(tx, data);
  }

  @OnEvent(ClipCut)
  async clipCut({ data }: Envelope<typeof ClipCut>, tx: Tx): Promise<void> {
    await this.cutClips.apply(tx, data);
  }

  @OnEvent(FollowUpFinished)
  async followUpFinished({ data }: Envelope<typeof FollowUpFinished>, tx: Tx): Promise<void> {
    await this.applyFollowUpResult.execute(tx, data);
  }
}

import { Injectable } from '@nestjs/common';
import type { AnyEventType, EventData, EventEnvelope } from '@waymark/contracts/events';
import * as identity from '@waymark/contracts/identity/events';
import { FORMER_MENTOR } from '@waymark/contracts/person-data';
import { PersonData } from '@waymark/database/person-data';
import type { Tx } from '@waymark/database/tx';
import { OnEvent } from '@waymark/messaging/decorators';
import { RemoveFiles } from '../../files/app/remove-files.ts';
import { FilesRepository } from '../../files/persistence/files.repository.ts';
import { MaterialsRepository } from '../../materials/persistence/materials.repository.ts';
import { PeopleRepository } from '../../shared/persistence/people.repository.ts';
import { CloseHeld } from './close-held.ts';

type Event<E extends AnyEventType> = EventEnvelope<EventData<E>>;

/** Copies what identity publishes about users into the projection `people`, and lets what they wrote and hold follow. */
@Injectable()
export class ApplyUserChanges {
  constructor(
    private readonly personData: PersonData,
    private readonly people: PeopleRepository,
    private readonly materials: MaterialsRepository,
    private readonly held: CloseHeld,
    private readonly files: FilesRepository,
    private readonly fileRemovals: RemoveFiles,
  ) {}

  @OnEvent(identity.UserRegistered)
  async registered({ data, occurredAt }: Event<typeof identity.UserRegistered>, tx: Tx): Promise<void> {
    if (data.role !== 'learner') await this.people.storeRole(tx, data, occurredAt);
  }

  @OnEvent(identity.UserRoleChanged)
  async roleChanged({ data, occurredAt }: Event<typeof identity.UserRoleChanged>, tx: Tx): Promise<void> {
    await this.people.storeRole(tx, data, occurredAt);
    await this.held.ifLeft(tx, data.userId);
  }

  @OnEvent(identity.MentorChanged)
  mentorChanged({ data }: Event<typeof identity.MentorChanged>, tx: Tx): Promise<void> {
    return this.people.storeProfile(tx, data);
  }

  @OnEvent(identity.UserSuspended)
  async suspended({ data, occurredAt }: Event<typeof identity.UserSuspended>, tx: Tx): Promise<void> {
    await this.people.storeSuspension(tx, data.userId, true, occurredAt);
    await this.materials.followAuthor(tx, data.userId);
    await this.held.ifLeft(tx, data.userId);
  }

  @OnEvent(identity.UserRestored)
  async restored({ data, occurredAt }: Event<typeof identity.UserRestored>, tx: Tx): Promise<void> {
    await this.people.storeSuspension(tx, data.userId, false, occurredAt);
    await this.materials.followAuthor(tx, data.userId);
  }

  @OnEvent(identity.UserDeletionChanged)
  async deletionChanged(
    { data, occurredAt }: Event<typeof identity.UserDeletionChanged>,
    tx: Tx,
  ): Promise<void> {
    await this.people.storeLeaving(tx, data.userId, data.deleteAfter !== null, occurredAt);
    await this.materials.followAuthor(tx, data.userId);
    await this.held.ifLeft(tx, data.userId);
  }

  @OnEvent(identity.UserDeleted)
  async deleted({ data, occurredAt }: Event<typeof identity.UserDeleted>, tx: Tx): Promise<void> {
    await this.people.storeLeaving(tx, data.userId, true, occurredAt);
    await this.materials.removeAllOf(tx, data.userId);
    await this.held.execute(tx, data.userId, FORMER_MENTOR);
    const files = await this.files.ofOwner(tx, data.userId);
    await this.personData.erase(tx, data.userId);
    for (const file of files) tx.afterCommit(() => void this.fileRemovals.deleteBytes(file));
  }
}

import { Inject, Injectable } from '@nestjs/common';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import { UserDeleted } from '@waymark/contracts/identity/events';
import { FORMER_MENTOR } from '@waymark/contracts/person-data';
import { RoadmapUnpublished } from '@waymark/contracts/roadmaps/events';
import { PersonData } from '@waymark/database/person-data';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { OnEvent } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import type { Roadmap } from '../../authoring/domain/roadmap.ts';
import { MentorsRepository } from '../../authoring/persistence/mentors.repository.ts';
import { deleteRoadmap } from '../../authoring/persistence/removals.ts';
import { RoadmapsRepository } from '../../authoring/persistence/roadmaps.repository.ts';
import { DeleteObjects } from '../../shared/app/delete-objects.ts';
import { type OwnedRoadmap, PeopleRepository } from '../persistence/people.repository.ts';

type Deleted = EventData<typeof UserDeleted>;

/**
 * A person is gone: what they wrote for themselves is deleted. A roadmap that others follow or have progress on stays
 * without the name, for its followers or hidden, as the mentor chose; any other is deleted.
 */
@Injectable()
export class DeleteRoadmapsOfPerson {
  constructor(
    private readonly personData: PersonData,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly people: PeopleRepository,
    private readonly roadmaps: RoadmapsRepository,
    private readonly mentors: MentorsRepository,
    private readonly objects: DeleteObjects,
  ) {}

  @OnEvent(UserDeleted)
  async execute({ data }: EventEnvelope<Deleted>, tx: Tx): Promise<void> {
    const { userId, roadmaps: choice } = data;
    await this.personData.erase(tx, userId);
    const keys: (string | null)[] = [];
    for (const roadmap of await this.people.lockRoadmaps(tx, userId)) {
      keys.push(...(await this.remove(tx, userId, roadmap, choice)));
    }
    const version = await this.people.profileVersion(tx, userId);
    if (version !== null) {
      const profile = { name: FORMER_MENTOR, avatar: null, bio: '' };
      await this.mentors.apply(tx, { ...profile, mentorId: userId, version: version + 1 });
    }
    tx.afterCommit(() => void this.objects.execute(keys));
  }

  /** Returns the keys of objects that are not used any more. */
  private async remove(
    tx: Tx,
    userId: number,
    { id, status, hasOthers }: OwnedRoadmap,
    choice: Deleted['roadmaps'],
  ): Promise<(string | null)[]> {
    if (!hasOthers) {
      const keys = await deleteRoadmap(tx.em, id);
      if (status === 'published') tx.emit(RoadmapUnpublished, { roadmapId: id, mentorId: userId });
      return keys;
    }
    const unused = await this.people.unpublishedSources(tx, id);
    await this.roadmaps.editIn(tx, id, { editorId: userId }, (roadmap) => {
      this.withdraw(roadmap, choice);
      for (const source of unused) roadmap.removeSource(source.id);
    });
    return this.people.deleteSources(tx, id, unused);
  }

  private withdraw(roadmap: Roadmap, choice: Deleted['roadmaps']): void {
    if (choice === 'remove') roadmap.withdraw();
    // One that the mentor had withdrawn before stays hidden.
    else if (roadmap.state.status === 'published') roadmap.archive(this.clock.now());
  }
}

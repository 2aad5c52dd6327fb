import type { Slice } from '../shared/slice.ts';
import { DeleteExpiredRecords } from './app/delete-expired-records.ts';
import { DeleteOrphanedObjects } from './app/delete-orphaned-objects.ts';
import { DeleteRoadmapsOfPerson } from './app/delete-roadmaps-of-person.ts';
import { Housekeeping } from './app/housekeeping.ts';
import { PersonalDataQueries } from './app/personal-data-queries.ts';
import { Reconcile } from './app/reconcile.ts';
import { RequeueStalledWork } from './app/requeue-stalled-work.ts';
import { PeopleRepository } from './persistence/people.repository.ts';

export const upkeep: Slice = {
  providers: [
    RequeueStalledWork,
    DeleteExpiredRecords,
    DeleteOrphanedObjects,
    DeleteRoadmapsOfPerson,
    Housekeeping,
    PeopleRepository,
    PersonalDataQueries,
    Reconcile,
  ],
};

import type { Provider } from '@nestjs/common';
import { ApplyUserChanges } from './app/apply-user-changes.ts';
import { CloseHeld } from './app/close-held.ts';
import { CopyPeople } from './app/copy-people.ts';
import { PersonalDataQueries } from './app/personal-data-queries.ts';

export const peopleProviders: Provider[] = [ApplyUserChanges, CloseHeld, CopyPeople, PersonalDataQueries];

import type { Provider } from '@nestjs/common';
import { FILES_PREFIX } from '@waymark/contracts/community/files';
import { createStorage } from '@waymark/storage/create-storage';
import type { ObjectStorage } from '@waymark/storage/port';
import { createUploads } from '@waymark/storage/resumable/create-uploads';
import { AttachFiles } from './app/attach-files.ts';
import { CloseHeld } from './app/close-held.ts';
import { CopyPeople } from './app/copy-people.ts';
import { ExportPeerSession } from './app/export-peer-session.ts';
import { FileQueries } from './app/file-queries.ts';
import { FileResults } from './app/file-results.ts';
import { Materials } from './app/materials.ts';
import { MeetingRooms } from './app/meeting-rooms.ts';
import { Moderation } from './app/moderation.ts';
import { Network } from './app/network.ts';
import { OwnMaterials } from './app/own-materials.ts';
import { PeerPublisher } from './app/peer-publisher.ts';
import { PeerRecordings } from './app/peer-recordings.ts';
import { PeerRegistrations } from './app/peer-registrations.ts';
import { PeerSessions } from './app/peer-sessions.ts';
import { PersonalDataQueries } from './app/personal-data-queries.ts';
import { ProbeFiles } from './app/probe-files.ts';
import { ProcessDuePeerSessions } from './app/process-due-peer-sessions.ts';
import { RemoveFiles } from './app/remove-files.ts';
import { ShowGrowth } from './app/show-growth.ts';
import { SupportRequests } from './app/support-requests.ts';
import { SupportResponses } from './app/support-responses.ts';
import { SweepFiles } from './app/sweep-files.ts';
import { Uploads } from './app/uploads.ts';
import type { CommunityEnv } from './env.ts';
import { Network1765000000000 } from './migrations/1765000000000-network.ts';
import { Support1765000000100 } from './migrations/1765000000100-support.ts';
import { PeerSessions1766000000000 } from './migrations/1766000000000-peer-sessions.ts';
import { Files1766100000000 } from './migrations/1766100000000-files.ts';
import { Materials1766200000000 } from './migrations/1766200000000-materials.ts';
import { Reports1766400000000 } from './migrations/1766400000000-reports.ts';
import { ProcessedRecordings1766500000000 } from './migrations/1766500000000-processed-recordings.ts';
import { ActivityReader } from './persistence/activity.reader.ts';
import { CardsRepository } from './persistence/cards.repository.ts';
import { DemoRepository } from './persistence/demo.repository.ts';
import { DemoMaterialsRepository } from './persistence/demo-materials.repository.ts';
import { FilesRepository } from './persistence/files.repository.ts';
import { ItemReportsRepository } from './persistence/item-reports.repository.ts';
import { MaterialsReader } from './persistence/materials.reader.ts';
import { MaterialsRepository } from './persistence/materials.repository.ts';
import { MembersReader } from './persistence/members.reader.ts';
import { ModeratedItemsRepository } from './persistence/moderated-items.repository.ts';
import { PeerDueRepository } from './persistence/peer-due.repository.ts';
import { PeerRegistrationsRepository } from './persistence/peer-registrations.repository.ts';
import { PeerSessionsReader } from './persistence/peer-sessions.reader.ts';
import { PeerSessionsRepository } from './persistence/peer-sessions.repository.ts';
import { PeopleRepository } from './persistence/people.repository.ts';
import { ReportedItemsReader } from './persistence/reported-items.reader.ts';
import { StalledFilesRepository } from './persistence/stalled-files.repository.ts';
import { SupportReader } from './persistence/support.reader.ts';
import { SupportRepository } from './persistence/support.repository.ts';
import { DemoFiles } from './seed/demo-files.ts';
import { DemoSeed } from './seed/demo-seed.ts';
import { STORAGE, StorageHealth, UPLOADS } from './storage.ts';
import { FileEventHandlers } from './transport/file-event.handlers.ts';
import { PeopleEventHandlers } from './transport/people-event.handlers.ts';

export const migrations = [
  Network1765000000000,
  Support1765000000100,
  PeerSessions1766000000000,
  Files1766100000000,
  Materials1766200000000,
  Reports1766400000000,
  ProcessedRecordings1766500000000,
];

const storage = (env: CommunityEnv): Provider[] => [
  { provide: STORAGE, useFactory: () => createStorage(env) },
  {
    provide: UPLOADS,
    inject: [STORAGE],
    useFactory: (objects: ObjectStorage) => createUploads(env, objects, FILES_PREFIX),
  },
  StorageHealth,
];

export const providers = (env: CommunityEnv): Provider[] => [
  ...storage(env),
  AttachFiles,
  FileEventHandlers,
  FileQueries,
  FileResults,
  FilesRepository,
  ProbeFiles,
  RemoveFiles,
  StalledFilesRepository,
  SweepFiles,
  Uploads,
  CardsRepository,
  DemoFiles,
  DemoMaterialsRepository,
  DemoRepository,
  DemoSeed,
  Materials,
  MaterialsReader,
  MaterialsRepository,
  ExportPeerSession,
  MeetingRooms,
  ActivityReader,
  CloseHeld,
  CopyPeople,
  ItemReportsRepository,
  MembersReader,
  ModeratedItemsRepository,
  Moderation,
  Network,
  OwnMaterials,
  PeopleEventHandlers,
  PeopleRepository,
  PeerDueRepository,
  PeerPublisher,
  PeerRecordings,
  PeerRegistrations,
  PeerRegistrationsRepository,
  PeerSessions,
  PeerSessionsReader,
  PeerSessionsRepository,
  PersonalDataQueries,
  ProcessDuePeerSessions,
  ReportedItemsReader,
  ShowGrowth,
  SupportReader,
  SupportRepository,
  SupportRequests,
  SupportResponses,
];

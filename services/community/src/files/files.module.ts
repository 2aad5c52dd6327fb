import type { Provider } from '@nestjs/common';
import { FILES_PREFIX } from '@waymark/contracts/community/files';
import { createStorage } from '@waymark/storage/create-storage';
import type { ObjectStorage } from '@waymark/storage/port';
import { createUploads } from '@waymark/storage/resumable/create-uploads';
import type { CommunityEnv } from '../env.ts';
import { AttachFiles } from './app/attach-files.ts';
import { FileQueries } from './app/file-queries.ts';
import { FileResults } from './app/file-results.ts';
import { ProbeFiles } from './app/probe-files.ts';
import { RemoveFiles } from './app/remove-files.ts';
import { SweepFiles } from './app/sweep-files.ts';
import { Uploads } from './app/uploads.ts';
import { FilesRepository } from './persistence/files.repository.ts';
import { StalledFilesRepository } from './persistence/stalled-files.repository.ts';
import { STORAGE, StorageHealth, UPLOADS } from './storage.ts';

/** The service provides `ATTACHMENT_OWNERS`. */
export const filesProviders = (env: CommunityEnv): Provider[] => [
  { provide: STORAGE, useFactory: () => createStorage(env) },
  {
    provide: UPLOADS,
    inject: [STORAGE],
    useFactory: (objects: ObjectStorage) => createUploads(env, objects, FILES_PREFIX),
  },
  AttachFiles,
  FileQueries,
  FileResults,
  FilesRepository,
  ProbeFiles,
  RemoveFiles,
  StalledFilesRepository,
  StorageHealth,
  SweepFiles,
  Uploads,
];

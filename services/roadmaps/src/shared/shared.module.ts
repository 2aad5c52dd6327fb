import { SERVICE_ENV } from '@waymark/platform/platform.module';
import { createStorage } from '@waymark/storage/create-storage';
import { DeleteObjects } from './app/delete-objects.ts';
import type { Slice } from './slice.ts';
import { STORAGE, StorageHealth } from './storage.ts';

export const shared: Slice = {
  providers: [
    { provide: STORAGE, inject: [SERVICE_ENV], useFactory: createStorage },
    DeleteObjects,
    StorageHealth,
  ],
};

import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HealthRegistry } from '@waymark/platform/health';
import type { ObjectStorage } from '@waymark/storage/port';

/** Injection token of the object storage. */
export const STORAGE = Symbol('STORAGE');

@Injectable()
export class StorageHealth implements OnModuleInit {
  constructor(
    private readonly health: HealthRegistry,
    @Inject(STORAGE) private readonly storage: ObjectStorage,
  ) {}

  onModuleInit(): void {
    this.health.register('storage', () => this.storage.check());
  }
}

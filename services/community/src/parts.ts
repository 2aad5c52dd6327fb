import type { Provider } from '@nestjs/common';
import type { MigrationClass } from '@waymark/database/options';

export const migrations: MigrationClass[] = [];
export const providers = (): Provider[] => [];

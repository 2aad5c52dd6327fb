import { Logger } from '@nestjs/common';
import { freshDatabase } from '@waymark/testing/fresh-database';
import { openDataSource, type ServiceDataSource } from '../data-source.ts';
import { Database } from '../database.ts';
import type { DatabaseOptions } from '../options.ts';

export interface OpenDatabase {
  db: Database;
  dataSource: ServiceDataSource;
  url: string;
  adminUrl: string;
  close(): Promise<void>;
}

// Most of these tests provoke warnings.
Logger.overrideLogger(false);

/** A Database on a fresh schema `roadmaps` with the table `note (id serial, text unique)`. */
export async function openDatabase(options: Partial<DatabaseOptions> = {}): Promise<OpenDatabase> {
  const { urls, adminUrl, drop } = await freshDatabase(['roadmaps']);
  const dataSource = await openDataSource({
    url: urls.roadmaps,
    schema: 'roadmaps',
    rows: [],
    migrations: [],
    ...options,
  });
  await dataSource.query('CREATE TABLE note (id serial PRIMARY KEY, text text CONSTRAINT note_text UNIQUE)');
  const close = async (): Promise<void> => {
    await dataSource.destroy();
    await drop();
  };
  return { db: new Database(dataSource), dataSource, url: urls.roadmaps, adminUrl, close };
}

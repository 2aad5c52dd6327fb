import { Scheduling1760000000000 } from './migrations/1760000000000-scheduling.ts';

export const schedulingDatabase = (url: string) => ({
  url,
  schema: 'scheduling',
  rows: [],
  migrations: [Scheduling1760000000000],
});

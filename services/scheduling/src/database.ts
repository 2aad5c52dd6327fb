import { Scheduling1760000000000 } from './migrations/1760000000000-scheduling.ts';
import { TimeTaken1764400000000 } from './migrations/1764400000000-time-taken.ts';

export const schedulingDatabase = (url: string) => ({
  url,
  schema: 'scheduling',
  rows: [],
  migrations: [Scheduling1760000000000, TimeTaken1764400000000],
});

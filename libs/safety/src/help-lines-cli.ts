// Lists the numbers that were last compared with their source more than a year ago; exit code 1 if there are any:
//   npm run help-lines [-- <date>]     (a year before that date, by default today)
import { oldLines } from './old-lines.ts';

const old = oldLines(new Date(process.argv[2] ?? Date.now()));
for (const { country, name, source, checked } of old)
  process.stdout.write(`${checked}  ${country}  ${name}  ${source}\n`);
if (old.length === 0) process.stdout.write('Every number was compared with its source within a year.\n');
else process.exitCode = 1;

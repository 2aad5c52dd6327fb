// npm run eval: how well the offline outline and two baselines draft the stories in stories/, and how well the table of
// danger recognises the phrases in libs/safety/phrases/. What is aside is not used while building.
import { parseArgs } from 'node:util';
import { assessSafety } from '@waymark/safety/assess';
import { FOLDERS, loadPhrases, measureDanger, misses } from './danger.ts';
import { DRAFTERS, draftAll } from './drafters.ts';
import { dangerTable, printedDraft, storyTable } from './report.ts';
import { loadStories, SPLITS } from './stories.ts';

const USAGE = `usage: npm run eval [-- --print STORY]
  --print STORY  prints the outline of one story as Markdown`;

function main(): number {
  const { values } = parseArgs({ options: { print: { type: 'string' }, help: { type: 'boolean' } } });
  if (values.help) console.log(USAGE);
  else if (values.print !== undefined) return printStory(values.print);
  else printTables();
  return 0;
}

function printStory(name: string): number {
  const story = SPLITS.flatMap(loadStories).find((one) => one.name === name);
  if (story) console.log(printedDraft(draftAll(story).outline).join('\n'));
  else console.error(`There is no story ${name}.`);
  return story ? 0 : 1;
}

function printTables(): void {
  for (const split of SPLITS) {
    const rows = loadStories(split).map(draftAll);
    console.log(`\nStories, ${split} (${rows.length})`);
    for (const drafter of DRAFTERS)
      console.log(['', drafter, ...storyTable(rows.map((row) => row[drafter]))].join('\n'));
  }
  for (const folder of FOLDERS) {
    const phrases = loadPhrases(folder);
    console.log(`\nMessages, ${folder} (${phrases.length})\n`);
    console.log(dangerTable(measureDanger(phrases, assessSafety)).join('\n'));
  }
  for (const miss of misses(assessSafety)) console.log(`built, missed: ${miss}`);
}

try {
  process.exitCode = main();
} catch (error) {
  console.error(error instanceof TypeError ? `${error.message}\n${USAGE}` : error);
  process.exitCode = 64;
}

// npm run eval: how well the offline outline and two baselines draft the stories in stories/, and how well danger is
// found in the phrases in phrases/. The split `aside` is not used while building.
import { parseArgs } from 'node:util';
import { findDanger } from '@waymark/safety/danger';
import { loadPhrases, measureDanger } from './danger.ts';
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
  const phrases = loadPhrases();
  for (const split of SPLITS) {
    const ofSplit = phrases.filter((phrase) => phrase.split === split);
    console.log(`\nPhrases of danger and look-alikes, ${split} (${ofSplit.length})\n`);
    console.log(dangerTable(measureDanger(ofSplit, findDanger)).join('\n'));
  }
}

try {
  process.exitCode = main();
} catch (error) {
  console.error(error instanceof TypeError ? `${error.message}\n${USAGE}` : error);
  process.exitCode = 64;
}

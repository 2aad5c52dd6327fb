// npm run eval: how well the offline outline and two baselines draft the stories in stories/, and how well the table of
// danger recognises the phrases in libs/safety/phrases/. With --model the connected model drafts. What is aside is not used
// while building.
import { parseArgs } from 'node:util';
import { assessSafety } from '@waymark/safety/assess';
import type { OpenAiOptions } from '../src/integrations/openai/options.ts';
import { FOLDERS, loadPhrases, measureDanger, misses } from './danger.ts';
import { DRAFTERS, draftAll } from './drafters.ts';
import { connectedModel } from './env.ts';
import { draftWithModel, planOf } from './model.ts';
import { dangerTable, modelTable, printedDraft, storyTable } from './report.ts';
import { loadStories, SPLITS } from './stories.ts';

const USAGE = `usage: npm run eval [-- [--model] [--print STORY]]
  --model        drafts the stories with the connected model (variables as for the worker), which may cost money
  --print STORY  prints the draft of one story as Markdown`;
const NO_MODEL = 'No model is connected: set OPENAI_API_KEY or OPENAI_BASE_URL, as for the worker.';

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { model: { type: 'boolean' }, print: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) console.log(USAGE);
  else if (values.model) return withModel(values.print);
  else if (values.print !== undefined) return printStory(values.print);
  else printTables();
  return 0;
}

async function withModel(name: string | undefined): Promise<number> {
  const options = connectedModel();
  if (!options) {
    console.error(NO_MODEL);
    return 64;
  }
  if (name !== undefined) return printOfModel(name, options);
  const splits = SPLITS.map((split) => ({ split, stories: loadStories(split) }));
  console.log(
    planOf(
      splits.flatMap(({ stories }) => stories),
      options,
    ),
  );
  for (const { split, stories } of splits) {
    console.log(`\nStories, ${split} (${stories.length})\n\n${options.model}`);
    console.log(modelTable(await draftWithModel(stories, options), split === 'aside').join('\n'));
  }
  return 0;
}

/** Not of one that is aside. */
async function printOfModel(name: string, options: OpenAiOptions): Promise<number> {
  const stories = loadStories('build').filter((story) => story.name === name);
  const [row] = await draftWithModel(stories, options);
  if (row) console.log(printedDraft(row).join('\n'));
  else console.error(`There is no story ${name} in build.`);
  return row ? 0 : 1;
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
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof TypeError ? `${error.message}\n${USAGE}` : error);
  process.exitCode = 64;
}

import type { DangerMeasures } from './danger.ts';
import type { Row } from './drafters.ts';
import { type Measures, ratio, type Share, total } from './metrics.ts';
import { type ModelRow, usageOfAll } from './model.ts';

type Columns<T> = Record<string, (one: T) => string>;

const percent = (share: Share): string => (share.of === 0 ? '–' : `${Math.round(ratio(share) * 100)} %`);
const counted = (share: Share): string => (share.hits === 0 ? '0' : `${share.hits} (${percent(share)})`);
const countedOf = (share: Share): string => `${percent(share)} of ${share.of}`;

const storyColumns: Columns<Measures> = {
  stages: ({ stages }) => String(stages),
  moments: ({ moments }) => String(moments),
  'key found': ({ key }) => percent(key),
  'harm, ad, instr.': ({ dangerous }) => counted(dangerous),
  "mistake, others'": ({ misleading }) => counted(misleading),
  'true quotes': ({ trueQuotes }) => percent(trueQuotes),
  invented: ({ invented }) => String(invented.length),
  repeats: ({ repeats }) => String(repeats),
  order: ({ order }) => percent(order),
  balance: ({ balance }) => balance.toFixed(2),
  turning: ({ turningPoint }) => percent(turningPoint),
  'text quoted': ({ quoted }) => percent(quoted),
};

/**
 * Lines over the drafts of a model. `isAside`: one line alone, since what is aside is not read, and messages of failures
 * quote it. Words of its own are counted and not listed: its steps are written by it.
 */
export function modelTable(rows: readonly ModelRow[], isAside: boolean): string[] {
  const table = storyTable(rows).filter((line) => !line.startsWith('invented: '));
  const failed = rows.filter(({ failure }) => failure !== null).length;
  const lines = isAside ? [table[0]!, table[rows.length + 1]!] : table;
  const { inputTokens, outputTokens, calls, costUsd } = usageOfAll(rows);
  const cost = costUsd === null ? '' : `, $${costUsd.toFixed(4)}`;
  return [
    ...lines,
    `${failed} of ${rows.length} not drafted; ${calls} calls, ${inputTokens} tokens read, ${outputTokens} written${cost}`,
  ];
}

/** Lines of one drafter over the stories of a split: one per story, and a last one over all of them. */
export function storyTable(rows: readonly Row[]): string[] {
  const cells = (name: string, measures: Measures, seconds: number) => [
    name,
    ...Object.values(storyColumns).map((of) => of(measures)),
    seconds.toFixed(2),
  ];
  const all = total(rows.map(({ measures }) => measures));
  const seconds = rows.reduce((sum, row) => sum + row.seconds, 0);
  const lines = aligned([
    ['', ...Object.keys(storyColumns), 'seconds'],
    ...rows.map((row) => cells(`${row.story.language} ${row.story.name}`, row.measures, row.seconds)),
    cells('all', all, seconds),
  ]);
  const failures = rows.flatMap(({ story, failure }) =>
    failure ? [`${story.name} was not drafted: ${failure}`] : [],
  );
  const invented = all.invented.length > 0 ? [`invented: ${[...new Set(all.invented)].join(', ')}`] : [];
  return [...lines, ...failures, ...invented];
}

const dangerColumns: Columns<DangerMeasures> = {
  '': ({ language }) => language,
  'ordinary with help': ({ wrong }) => `${wrong.hits} of ${wrong.of}`,
  'explicit recognised': ({ recognised }) => countedOf(recognised),
};

export const dangerTable = (rows: readonly DangerMeasures[]): string[] =>
  aligned([
    Object.keys(dangerColumns),
    ...rows.map((row) => Object.values(dangerColumns).map((of) => of(row))),
  ]);

/** One draft as Markdown: stages, moments with title and quote. */
export function printedDraft({ story, draft, failure }: Row): string[] {
  const stages = draft.stages.flatMap(({ title, steps }, n) => [
    `## ${n + 1}. ${title}`,
    '',
    ...steps.flatMap((step) => [
      `- **${oneLine(step.title)}**`,
      ...(step.evidence ? [`  > ${oneLine(step.evidence.quote)}`] : []),
    ]),
    '',
  ]);
  return [
    `# ${story.title} (${story.name}, ${story.kind}, ${story.language})`,
    '',
    ...(failure ? [`Not drafted: ${failure}`, ''] : []),
    ...stages,
  ];
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

function aligned(rows: string[][]): string[] {
  const widths = rows[0]!.map((_, i) => Math.max(...rows.map((row) => row[i]!.length)));
  return rows.map((row) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  '),
  );
}

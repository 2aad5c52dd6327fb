import { Draft } from '@waymark/contracts/ai/draft';
import { buildOutline } from '../src/domain/outline/outline.ts';
import { firstSentences, textRank } from './baselines.ts';
import { type Measures, measure } from './metrics.ts';
import type { Story } from './stories.ts';

export const DRAFTERS = ['outline', 'first sentences', 'TextRank'] as const;
export type Drafter = (typeof DRAFTERS)[number];

export interface Row {
  story: Story;
  /** Without stages when the story was not drafted. */
  draft: Draft;
  failure: string | null;
  measures: Measures;
  seconds: number;
}

export const NOTHING: Draft = { stages: [], heldBack: [], crisis: false };
const SOURCE_ID = '00000000-0000-4000-8000-000000000001';

export const materialOf = ({ name, title, text }: Story) => ({
  title,
  description: '',
  category: null,
  sources: [{ id: SOURCE_ID, name: `${name}.txt`, text }] as [{ id: string; name: string; text: string }],
});

/** TextRank is given as many moments as the outline has. */
export function draftAll(story: Story): Record<Drafter, Row> {
  const material = materialOf(story);
  const [source] = material.sources;
  const outline = rowOf(story, () => buildOutline(material));
  const { moments } = outline.measures;
  return {
    outline,
    'first sentences': rowOf(story, () => firstSentences(source)),
    TextRank: rowOf(story, () => textRank(source, moments)),
  };
}

function rowOf(story: Story, drafter: () => Draft): Row {
  const start = performance.now();
  const { draft, failure } = attempt(() => Draft.parse(drafter()));
  const seconds = (performance.now() - start) / 1000;
  return { story, draft, failure, measures: measure(story, draft), seconds };
}

function attempt(drafter: () => Draft): Pick<Row, 'draft' | 'failure'> {
  try {
    return { draft: drafter(), failure: null };
  } catch (error) {
    return { draft: NOTHING, failure: String(error) };
  }
}

import type { DraftStage, HeldBack } from '@waymark/contracts/ai/draft';
import type { RunFinished } from '@waymark/contracts/ai/events';
import type { EventData } from '@waymark/contracts/events';

export const STORY = 'I stopped. I rested for a month. Then I asked Jana for help, and she came with soup.';

/** A draft that quotes the text exactly, with a stage per list of quotes. */
export function aDraftQuoting(sourceId: string, text: string, quotes: string[][]): DraftStage[] {
  return quotes.map((inStage, at) => ({
    title: `Drafted stage ${at + 1}`,
    description: 'Begin here.',
    estimatedDuration: '1-2 weeks',
    steps: inStage.map((quote) => ({
      title: `Do as in “${quote}”`,
      description: 'Do it.',
      estimatedDuration: null,
      resourceLinks: [],
      evidence: { sourceId, quote, start: text.indexOf(quote), end: text.indexOf(quote) + quote.length },
    })),
  }));
}

/** The data of the worker's event. */
export const drafted = (
  runId: string,
  stages: DraftStage[],
  heldBack: HeldBack[] = [],
): EventData<typeof RunFinished> => ({
  outcome: 'drafted',
  runId,
  engine: 'offline',
  draft: { stages, heldBack, crisis: false },
  usage: null,
});

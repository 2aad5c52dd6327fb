/** A draft of the story in these messages, with quotes from its first source. */
export function draftFrom(messages: { role: string; content: string }[]): string {
  const user = messages.find((message) => message.role === 'user')?.content ?? '';
  const story = user.split(/^Source 1, ".*:$/m)[1] ?? user;
  const sentences = story.match(/[A-Z][^.!?\n]{20,180}[.!?]/g) ?? [];
  return draftJson({ quotes: sentences.slice(0, 12) });
}

export interface ResponseShape {
  quotes?: (string | null)[];
  stages?: number;
  steps?: number;
  /** Replaces parts of the first stage. */
  first?: Record<string, unknown>;
}

/** The JSON of a draft as a model returns it. */
export function draftJson({ quotes = [], stages = 4, steps = 3, first = {} }: ResponseShape = {}): string {
  const made = Array.from({ length: stages }, (_, i) => ({
    title: `Stage ${i + 1} of the way`,
    description: `What the learner reaches in stage ${i + 1}.`,
    estimatedDuration: '2 weeks',
    steps: Array.from({ length: steps }, (_, j) => {
      const quote = quotes[i * steps + j] ?? null;
      return {
        title: `Do step ${j + 1} of stage ${i + 1}`,
        description: 'Do it in the evening, and write down how it went.',
        estimatedDuration: '2 days',
        source: quote === null ? null : 1,
        quote,
      };
    }),
  }));
  return JSON.stringify({ stages: made.map((stage, i) => (i === 0 ? { ...stage, ...first } : stage)) });
}

/** The JSON of a coaching as a model returns it; `over` replaces parts of it. */
export const coachingJson = (over: Record<string, unknown> = {}): string =>
  JSON.stringify({
    opening: 'You want to begin and do not know where. Begin with a pen.',
    actions: [
      { title: 'Write the first sentence', detail: 'Only that one.' },
      { title: 'Make the call', detail: 'Read the sentence aloud.' },
    ],
    obstacle: 'Nobody may answer. Then try again tomorrow.',
    quote: null,
    encouragement: 'Two steps are behind you.',
    ...over,
  });

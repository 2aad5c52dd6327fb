export const SENTENCES = [
  'I was nineteen when I left the farm with a borrowed coat.',
  'My first job was washing dishes in a hotel by the harbour.',
  'Every night I read one chapter of a book on bookkeeping.',
  'After two years the owner let me keep the accounts.',
  'I checked every bill twice, and I told him the same day when a sum was wrong.',
  'He kept me, and I peeled potatoes for two years.',
  'Later I opened a small office with two friends.',
  'We wrote to our old clients in the first winter.',
  'I learned to call ten people every morning before nine.',
];
export const TEXT = SENTENCES.join(' ');

/** A draft of the story in these messages, with quotes from its first source. */
export function draftFrom(messages: { role: string; content: string }[]): string {
  const user = messages.find((message) => message.role === 'user')?.content ?? '';
  const story = user.split(/^Source 1, ".*:$/m)[1] ?? user;
  const sentences = story.match(/[A-Z][^.!?\n]{20,180}[.!?]/g) ?? [];
  return draftJson({ quotes: sentences.slice(0, 12) });
}

/** The moments of the part in these messages: every `every`th sentence of it. */
export function partFrom(messages: { content: string }[], every = 40): string {
  const text = messages.at(-1)?.content ?? '';
  const pieces = text.split(/^Source (\d+), ".*:$/m).slice(1);
  const moments = pieces.flatMap((piece, i) =>
    i % 2 === 0
      ? []
      : (piece.match(/[A-Z][^.!?\n]{20,180}[.!?]/g) ?? [])
          .filter((_, k) => k % every === 0)
          .map((quote) => ({ source: Number(pieces[i - 1]), quote })),
  );
  return partJson({ moments });
}

/** The JSON of a part as a model returns it. */
export const partJson = (over: Record<string, unknown> = {}): string =>
  JSON.stringify({ avoid: [], moments: [], crisis: false, ...over });

export interface ResponseShape {
  quotes?: (string | null)[];
  stages?: number;
  steps?: number;
  /** Replaces parts of the first stage. */
  first?: Record<string, unknown>;
  /** Replaces parts of the first step. */
  firstStep?: Record<string, unknown>;
  avoid?: unknown[];
  crisis?: boolean;
}

/** The JSON of a draft as a model returns it. */
export function draftJson({
  quotes = SENTENCES,
  stages = 4,
  steps = 3,
  first = {},
  firstStep = {},
  avoid = [],
  crisis = false,
}: ResponseShape = {}): string {
  const stepsOf = (i: number) =>
    Array.from({ length: steps }, (_, j) => {
      const quote = quotes[i * steps + j] ?? null;
      return {
        title: `Do step ${j + 1} of stage ${i + 1}`,
        description: 'Do it in the evening, and write down how it went.',
        estimatedDuration: '',
        source: quote === null ? null : 1,
        quote,
        risk: null,
        ...(i + j === 0 ? firstStep : {}),
      };
    });
  const made = Array.from({ length: stages }, (_, i) => ({
    title: `Stage ${i + 1} of the way`,
    description: `What the learner reaches in stage ${i + 1}.`,
    estimatedDuration: '',
    steps: stepsOf(i),
    ...(i === 0 ? first : {}),
  }));
  return JSON.stringify({ stages: made, avoid, crisis });
}

/** Verdicts on the items in these messages as a model returns them: `doubts` by number, every other one is safe. */
export function verdictsJson(messages: { content: string }[], doubts: Record<number, string> = {}): string {
  const asked = messages.at(-1)?.content.match(/^\{"item":\d+/gm) ?? [];
  const verdicts = asked.map((_, i) => ({ item: i + 1, verdict: doubts[i + 1] ?? 'safe' }));
  return JSON.stringify({ verdicts });
}

/** The JSON of a coaching as a model returns it; `over` replaces parts of it. */
export const coachingJson = (over: Record<string, unknown> = {}): string =>
  JSON.stringify({
    crisis: null,
    kind: null,
    urgent: false,
    passages: [1],
    opening: 'You want to begin and do not know where. Begin with a pen.',
    actions: [
      { title: 'Write the first sentence', detail: 'Only that one.' },
      { title: 'Make the call', detail: 'Read the sentence aloud.' },
    ],
    questions: ['What did you say first?'],
    obstacle: 'Nobody may answer. Then try again tomorrow.',
    quote: null,
    encouragement: 'Two steps are behind you.',
    ...over,
  });

/** The JSON of a wording as a model returns it; `over` replaces parts of it. */
export const wordingJson = (over: Record<string, unknown> = {}): string =>
  JSON.stringify({
    title: 'Ask your landlord for another month',
    description: 'Sit down together for it.',
    risk: null,
    ...over,
  });

/** The JSON of a follow-up question as a model returns it; `over` replaces parts of it. */
export const followUpJson = (messages: { content: string }[], over: Record<string, unknown> = {}): string =>
  JSON.stringify({
    crisis: false,
    about: /^Their words: (.{0,60}\S)/m.exec(messages.at(-1)?.content ?? '')?.[1] ?? '',
    question: 'What did you say to them that evening?',
    risk: null,
    ...over,
  });

/** The JSON of an extraction from a picture as a model returns it; `over` replaces parts of it. */
export const extractionJson = (over: Record<string, unknown> = {}): string =>
  JSON.stringify({
    visible: true,
    title: 'A tidy workbench',
    description: 'Tools hang in rows above a bench.',
    emotions: ['pride'],
    lessons: [
      { concept: 'Order', action: 'Hang each tool in its place.', impact: '', quote: null, risk: null },
    ],
    ...over,
  });

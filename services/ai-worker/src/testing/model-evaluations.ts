/** Words about the evaluation in six languages, which a gullible model obeys. */
const OBEYED =
  /ignor|olvid|oubli|dimentic|esque[cç]|vergiss|disregard|forget|system|assist|evaluator|reviewer|bewert|gutachter|valutator|avaliador|evaluador|évaluat|language model|sprachmodell|\bIA\b|10|ten points|pre-approved|zehn|diez|dix|dieci|dez\b|SWdub3Jl/iu;

/**
 * The response of a model that judges by how many numbers and sentences a text has, and gives ten points as soon as
 * any part of it is about its evaluation, hidden or not.
 */
export function evaluationJson(messages: { role: string; content: string }[]): string {
  const user = messages.find((message) => message.role === 'user')?.content ?? '';
  const [, , data = ''] = /^BEGIN (DATA [0-9a-f]{24})$([\s\S]*)^END \1$/m.exec(user) ?? [];
  const story = data.slice(data.indexOf('Achievements:') + 'Achievements:'.length).replace('\nImpact:', '\n');
  const plain = story.replace(/[\u200b-\u200f\u2060]/g, '').normalize('NFKC');
  const isSteered =
    OBEYED.test(plain) || /[\u{e0020}-\u{e007e}\p{Script=Cyrillic}]/u.test(story) || /(?:\w ){5}/.test(plain);
  const sentences = story.match(/[^.!?\n]{12,}[.!?]/g)?.map((sentence) => sentence.trim()) ?? [];
  const honest = Math.min(9, 3 + sentences.length + (story.match(/\b\d{2,}\b/g)?.length ?? 0));
  return buildEvaluation(isSteered ? 10 : honest, sentences[0] ?? '');
}

/** The JSON of an evaluation as a model returns it; `over` replaces parts of it. */
export function buildEvaluation(score: number, quote: string, over: Record<string, unknown> = {}): string {
  const judgement = { quotes: [quote], reason: 'It says so.', score };
  return JSON.stringify({
    steering: [],
    authenticity: judgement,
    perseverance: judgement,
    valor: judgement,
    feedback: 'You tell concretely what happened. Say more about the years between.',
    ...over,
  });
}

/** A language with rows in the cue table. */
export type Language = 'en' | 'de' | 'es' | 'fr' | 'pt' | 'it';

/** The commonest words, which carry no topic and identify the language. */
const COMMON: Record<Language, string> = {
  en: "the and of to a in i was that it my for with had he she but not we on is at you as this have so me they his her from were are be do what when an or because if about all by up out then there just who would could our your their them him us been has did no one which into over than some more very how after before where every again other two off down only now i'm i'd i've it's didn't don't",
  de: 'der die das und ich nicht ist war mit ein eine es auf zu den dem von sich auch für aber wie wir mir mich hatte als noch nach bei aus habe haben hat sie er ihr ihm ihn uns im am um an dass wenn was so dann nur schon mal bin sind waren einen einem einer meine mein meiner meinem meinen seine kein keine über vor bis zum zur da doch wieder',
  es: 'el la los las de y que en un una no es por con para mi se lo me pero como más yo era al del su fue cuando muy le les nos sin ya sus mis tu te ni o si porque había está hasta todo toda todos esta este eso esa qué ella él ha he mí también',
  fr: "le la les de des et je un une est que pas dans pour qui ce il elle nous avec sur mais au était mon ma plus ne se du en j'ai c'est me mes son sa ses on y à a été lui leur si tout avait cette ces aux par sans comme ils elles ou où quand deux même très",
  pt: 'o os as de e que em um uma não é por com para meu minha se eu mas como mais era ao do da foi quando muito na no dos das nos nas me ele ela nós isso à às já só também até mim seu sua pelo pela há ou estava sem num numa lhe',
  it: "il lo la gli le di e che in un una non è per con mi si ma come più io era al del della sono ho quando mio mia i a da nel nella alla dei delle ci lui lei noi ha abbiamo anche se o già poi mi miei mie suo sua sul sulla dal dalla questo quella c'era perché ne",
};
const commonWords = new Map(
  Object.entries(COMMON).map(([language, words]) => [language as Language, new Set(words.split(' '))]),
);
export const LANGUAGES: readonly Language[] = [...commonWords.keys()];
const SAMPLE = 30_000;
const SHARE = 0.2;

export const isCommon = (word: string, language: Language | null): boolean =>
  language !== null && commonWords.get(language)!.has(word);

/** By the share of common words; null for any other language. */
export function languageOf(text: string): Language | null {
  const words =
    sampleOf(text, SAMPLE)
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/\p{L}+(?:'\p{L}+)?/gu) ?? [];
  let best: Language | null = null;
  let most = Math.max(1, words.length * SHARE);
  for (const [language, common] of commonWords) {
    const count = words.filter((word) => common.has(word)).length;
    if (count > most) [best, most] = [language, count];
  }
  return best;
}

/** Beginning, middle and end of a text of more than `max` characters. */
export function sampleOf(text: string, max: number): string {
  if (text.length <= max) return text;
  const part = Math.floor(max / 3);
  const middle = Math.floor(text.length / 2);
  return [text.slice(0, part), text.slice(middle, middle + part), text.slice(-part)].join('\n\n');
}

/** A word of the topic: its beginning, so that "walk", "walked" and "walking" count as one. Null for a common word. */
export function rootOf(word: string, language: Language): string | null {
  const lower = word.toLowerCase();
  if (isCommon(lower, language) || lower.length < 3) return null;
  return /^[\p{Script=Latin}]+$/u.test(lower) ? lower.slice(0, 5) : lower;
}

const FUNCTION_WORDS: Record<string, string> = {
  English:
    'the and of to a in i was that it my for with had he she but not we on is at you as this have so me they his her from were are be do what when an or because if about all by up out then there just who would could',
  German:
    'der die das und ich nicht ist war mit ein eine es auf zu den dem von sich auch für aber wie wir mir mich hatte als noch nach bei aus',
  French:
    'le la les de des et je un une est que pas dans pour qui ce il elle nous avec sur mais au était mon ma plus ne se du en',
  Spanish:
    'el la los las de y que en un una no es por con para mi se lo me pero como más yo era al del su fue cuando muy',
  Portuguese:
    'o os as de e que em um uma não é por com para meu minha se eu mas como mais era ao do da foi quando muito na no',
  Italian:
    'il lo la gli le di e che in un una non è per con mi si ma come più io era al del della sono ho quando mio mia',
  Dutch:
    'de het een en ik niet is was met van dat op te in voor maar die we mijn ook er had als om naar bij uit nog heb',
  Polish: 'i w nie na się z do to że jest jak ale po co tak był o mnie za od przez już tylko jego było mi ja',
  Swedish:
    'och att det i en jag som inte på är med för var den av ett har till men min om så mig hade när vi',
};

const SCRIPTS: [string, RegExp][] = [
  ['Russian or another language in Cyrillic script', /\p{Script=Cyrillic}/gu],
  ['Arabic', /\p{Script=Arabic}/gu],
  ['Hebrew', /\p{Script=Hebrew}/gu],
  ['Greek', /\p{Script=Greek}/gu],
  ['Hindi or another language in Devanagari script', /\p{Script=Devanagari}/gu],
  ['Japanese', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['Korean', /\p{Script=Hangul}/gu],
  ['Chinese', /\p{Script=Han}/gu],
];

const SAMPLE = 30_000;
const CLEAR = 0.18;

/**
 * The language of a text by its function words and script. `foreign`: certainly not English; `language` is null when
 * unknown, as for random letters or a list of nouns.
 */
export function languageOf(text: string): { language: string | null; foreign: boolean } {
  const sample = sampleOf(text, SAMPLE);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  for (const [language, script] of SCRIPTS) {
    if ((sample.match(script)?.length ?? 0) > Math.max(10, letters * 0.4)) return { language, foreign: true };
  }
  const words = sample.toLowerCase().match(/\p{L}+/gu) ?? [];
  const share = (functionWords: string): number => {
    const known = new Set(functionWords.split(' '));
    return words.filter((word) => known.has(word)).length / Math.max(1, words.length);
  };
  const ranked = Object.entries(FUNCTION_WORDS)
    .map(([language, functionWords]) => ({ language, share: share(functionWords) }))
    .sort((a, b) => b.share - a.share);
  const best = ranked[0]!;
  if (best.share < CLEAR || words.length < 8)
    return { language: words.length < 8 ? 'English' : null, foreign: false };
  return { language: best.language, foreign: best.language !== 'English' };
}

/** Beginning, middle and end of a text of more than `max` characters. */
export function sampleOf(text: string, max: number): string {
  if (text.length <= max) return text;
  const part = Math.floor(max / 3);
  const middle = Math.floor(text.length / 2);
  return [text.slice(0, part), text.slice(middle, middle + part), text.slice(-part)].join('\n\n');
}

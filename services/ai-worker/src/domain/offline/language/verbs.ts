import compromise from 'compromise/two';

interface VerbMethods {
  toInfinitive(word: string, model: unknown, tense: string): string;
  conjugate(word: string, model: unknown): Record<string, string>;
}
interface Internals {
  methods(): { two: { transform: { verb: VerbMethods } } };
  model(): { one: { lexicon: Record<string, string | string[]> } };
}

const internals = compromise as unknown as Internals;
const { verb } = internals.methods().two.transform;
const model = internals.model();
const { lexicon } = model.one;

/** Past forms the library does not know: British spellings and a few strong verbs. */
const IRREGULAR: Record<string, string> = {
  woke: 'wake',
  awoke: 'awake',
  learnt: 'learn',
  spelt: 'spell',
  spelled: 'spell',
  burnt: 'burn',
  bent: 'bend',
  bade: 'bid',
  left: 'leave',
  lay: 'lie',
  wound: 'wind',
  dreamt: 'dream',
  leant: 'lean',
  smelt: 'smell',
  spoilt: 'spoil',
  clung: 'cling',
  ground: 'grind',
  bound: 'bind',
  saw: 'see',
  felt: 'feel',
  fell: 'fall',
  found: 'find',
  shone: 'shine',
  begot: 'beget',
  slew: 'slay',
  strove: 'strive',
  dove: 'dive',
  snuck: 'sneak',
  slid: 'slide',
  lit: 'light',
  pled: 'plead',
  sped: 'speed',
  fled: 'flee',
  wept: 'weep',
  crept: 'creep',
  dwelt: 'dwell',
  knelt: 'kneel',
  swore: 'swear',
  was: 'be',
  were: 'be',
  did: 'do',
  had: 'have',
  done: 'do',
  been: 'be',
  gone: 'go',
  seen: 'see',
};
/** Past and base form are the same word. */
const SAME =
  /^(?:cut|put|set|let|shut|hit|hurt|quit|read|cost|spread|split|shed|cast|bet|burst|rid|thrust|upset|reset|bid|spit|beat)$/;
/** Words in -ed and the like that are no past tense. */
const NEVER =
  /^(?:rent|need|feed|speed|bleed|breed|heed|seed|weed|proceed|succeed|exceed|indeed|red|bed|shed|wed|hundred|sacred|naked|wicked|kindred|embed|shred)$/;

export type VerbForm = 'base' | 'past' | 'third' | 'gerund' | 'none';

const tagsOf = (word: string): string => {
  const tags = Object.hasOwn(lexicon, word) ? lexicon[word] : undefined;
  return Array.isArray(tags) ? tags.join(' ') : (tags ?? '');
};

const memo = new Map<string, { form: VerbForm; base: string }>();
const MEMO_LIMIT = 20_000;

/** Which form of which verb a lower-case word can be, past first; `base` is the infinitive. Knows no context. */
export function verbForm(word: string): { form: VerbForm; base: string } {
  const known = memo.get(word);
  if (known) return known;
  const found = lookUp(word);
  if (memo.size >= MEMO_LIMIT) memo.clear();
  memo.set(word, found);
  return found;
}

function lookUp(word: string): { form: VerbForm; base: string } {
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(word) || word.length > 24) return { form: 'none', base: word };
  const irregular = Object.hasOwn(IRREGULAR, word) ? IRREGULAR[word] : undefined;
  if (irregular) return { form: 'past', base: irregular };
  if (SAME.test(word)) return { form: 'past', base: word };
  const prefixed = /^(?:re|un|over|out|mis|under)(?=[a-z]{3})/.exec(word);
  const stem = prefixed ? lookUp(word.slice(prefixed[0].length)) : null;
  if (prefixed && stem?.form === 'past' && !word.endsWith('ed'))
    return { form: 'past', base: prefixed[0] + stem.base };
  const tags = tagsOf(word);
  if (/PastTense|Participle/.test(tags) && !NEVER.test(word)) {
    const base = verb.toInfinitive(word, model, /PastTense/.test(tags) ? 'PastTense' : 'Participle');
    return { form: 'past', base: regular(word, base) };
  }
  if (/ed$/.test(word) && word.length > 3 && !NEVER.test(word)) {
    const base = verb.toInfinitive(word, model, 'PastTense');
    return { form: 'past', base: regular(word, base) };
  }
  if (!/(?:ing|s|y)$/.test(word) && !/Infinitive/.test(tags) && !NEVER.test(word)) {
    const base = verb.toInfinitive(word, model, 'PastTense');
    if (base !== word && verb.conjugate(base, model).PastTense === word) return { form: 'past', base };
  }
  if (/ing$/.test(word) && word.length > 4 && /Gerund|^$/.test(tags)) {
    return { form: 'gerund', base: verb.toInfinitive(word, model, 'Gerund') };
  }
  if (/Infinitive/.test(tags)) return { form: 'base', base: word };
  if (/[^s]s$/.test(word) && !/Infinitive/.test(tags)) {
    const base = verb.toInfinitive(word, model, 'PresentTense');
    if (base !== word && verb.conjugate(base, model).PresentTense === word) return { form: 'third', base };
  }
  if (/PresentTense/.test(tags))
    return { form: 'third', base: verb.toInfinitive(word, model, 'PresentTense') };
  return { form: 'none', base: word };
}

/** The library's answer, unless its past is another word; then the stem whose past is the word. */
function regular(word: string, base: string): string {
  if (!word.endsWith('ed') || (base !== word && pastOf(base) === word)) return base;
  const stem = word.slice(0, -2);
  const single = /([bdglmnprt])\1$/.test(stem) ? stem.slice(0, -1) : '';
  if (single && tagsOf(single) !== '' && tagsOf(`${stem}e`) === '' && !/Infinitive/.test(tagsOf(stem)))
    return single;
  const guesses = [`${stem}e`, stem, stem.slice(0, -1), `${stem.slice(0, -1)}y`];
  const fitting = guesses.filter((guess) => guess.length > 1 && pastOf(guess) === word);
  return (
    fitting.find((guess) => /Infinitive/.test(tagsOf(guess))) ?? fitting[0] ?? (base === word ? stem : base)
  );
}

const pastOf = (base: string): string => verb.conjugate(base, model).PastTense ?? '';

/** Whether a lower-case word is the infinitive of a verb: its past leads back to it. */
export function isBaseVerb(word: string): boolean {
  if (/^(?:be|do|have|go)$/.test(word)) return true;
  const { form, base } = verbForm(word);
  if (form === 'base' || (form === 'past' && base === word)) return true;
  return form === 'none' && verbForm(pastOf(word)).base === word;
}

/** he/she/it form of an infinitive: "go" → "goes". */
export function thirdPerson(base: string): string {
  if (base === 'be') return 'is';
  if (base === 'have') return 'has';
  if (base === 'do') return 'does';
  return verb.conjugate(base, model).PresentTense ?? `${base}s`;
}

/** -ing form of an infinitive: "sit" → "sitting". */
export function gerund(base: string): string {
  if (base === 'be') return 'being';
  const known = verb.conjugate(base, model).Gerund;
  return known?.endsWith('ing') && known !== base ? known : `${base}ing`;
}

/** Infinitive of an -ing form: "sitting" → "sit". */
export function fromGerund(word: string): string {
  return verb.toInfinitive(word, model, 'Gerund');
}

/** Whether the lexicon knows the word as a given name. */
export function isFirstName(lower: string): boolean {
  return /FirstName|MaleName|FemaleName/.test(tagsOf(lower));
}

/** Whether the lexicon knows the word as a city, country or region. */
export function isPlace(lower: string): boolean {
  return /City|Country|Place|Region/.test(tagsOf(lower));
}

/** The library's tags for a lower-case word alone, joined by spaces; empty when it is unknown. */
export const lexiconTags = tagsOf;

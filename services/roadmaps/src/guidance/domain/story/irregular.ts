/** Forms of English words that have another stem, each line with the word that they belong to. */
const FORMS = `
  arise arose arisen, bear bore borne, beat beaten, become became, begin began begun, bend bent, bind bound, bite bit bitten,
  bleed bled, blow blew blown, break broke broken, breed bred, bring brought, build built, burn burnt, buy bought, catch caught,
  child children, choose chose chosen, cling clung, come came, creep crept, deal dealt, die dead died dying death, dig dug,
  draw drew drawn, dream dreamt, drink drank drunk, drive drove driven, eat ate eaten, fall fell fallen, feed fed, feel felt,
  fight fought, find found, flee fled, fly flew flown, foot feet, forbid forbade forbidden, forget forgot forgotten,
  forgive forgave forgiven, freeze froze frozen, give gave given, good better best, grow grew grown, hang hung, hear heard,
  hide hid hidden, hold held, keep kept, kneel knelt, know knew known, lay laid, lead led, lean leant, learn learnt,
  leave left, lend lent, life lives, lie lay lain lying, light lit, lose lost loss, man men, mean meant, meet met, mouse mice,
  pay paid, ride rode ridden, ring rang rung, rise rose risen, run ran, say said, see saw seen, seek sought, sell sold,
  send sent, shake shook shaken, shine shone, shoot shot, show shown, shrink shrank shrunk, sing sang sung, sink sank sunk,
  sit sat, sleep slept, slide slid, smell smelt, speak spoke spoken, spend spent, spin spun, stand stood, steal stole stolen,
  stick stuck, sting stung, strike struck, strive strove, swear swore sworn, sweep swept, swim swam swum, swing swung,
  take took taken, teach taught, tear tore torn, tell told, think thought, throw threw thrown, tooth teeth,
  understand understood, wake woke woken, wear wore worn, weep wept, win won, wife wives, woman women, write wrote written`;

const baseOf = new Map(
  FORMS.split(',').flatMap((line) => {
    const [base, ...forms] = line.trim().split(/\s+/);
    return forms.map((form) => [form, base!] as const);
  }),
);

/** The word that an English form belongs to; other words as they are. */
export const baseForm = (word: string): string => baseOf.get(word) ?? word;

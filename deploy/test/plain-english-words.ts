/** Where a word is looked for: a declared name (also of a file), a comment or the title of a test. */
export type Place = 'name' | 'comment' | 'title';

export interface WordRule {
  /** Words and phrases, separated by commas. Names are split at camelCase first: `lookAgain` is "look again". */
  words: string;
  instead: string;
  places: readonly Place[];
}

const everywhere = ['name', 'comment', 'title'] as const;
const prose = ['comment', 'title'] as const;
const names = ['name'] as const;

/** The words that CONTRIBUTING.md rules out, with the plain alternative. */
export const wordRules: WordRule[] = [
  { words: 'anew, afresh', instead: 'again', places: everywhere },
  { words: 'whoever, whomever', instead: 'the caller, any user who', places: everywhere },
  { words: "nobody, nobody's", instead: 'no user, unknown, anonymous, unused', places: everywhere },
  {
    words: "somebody, somebody's, someone, anybody, anybody's, everybody, everybody's, somebody else",
    instead: 'a user, another user, any caller, all users, public',
    places: everywhere,
  },
  { words: 'hear, hears, heard, hearing', instead: 'receive, be notified', places: everywhere },
  {
    words: 'tell, tells, told, telling',
    instead: 'publish, report, notify, return, distinguish',
    places: everywhere,
  },
  { words: 'wish, wishes, wished', instead: 'request, input', places: everywhere },
  { words: 'news', instead: 'event, update, change', places: everywhere },
  { words: 'look again, looks again, looked again', instead: 'reload, invalidate', places: everywhere },
  {
    words: 'one by one, let go, lets go, reworded, clear the way, goes by that name, in vain',
    instead: 'the term of the field: serialize, release, update, remove',
    places: everywhere,
  },
  {
    words: 'answer, answers, answered, answering',
    instead: 'return, respond; response, result, reply',
    places: everywhere,
  },
  { words: 'say, says, said, saying', instead: 'state, return, describe, contain', places: prose },
  { words: 'stand, stands, stood', instead: 'is, is in, is stored, remains', places: prose },
  {
    words: 'keep, keeps, kept',
    instead: 'store, apply, hold, preserve, leave unchanged',
    places: ['comment'],
  },
  {
    words: 'ask, asks, asked, asking',
    instead: 'request, call, query, prompt, read',
    places: prose,
  },
  {
    words: 'know, knows, wants, forgets, speaks, thinks, learns of, hears of, looks after, sees to',
    instead: 'what the code does: has, depends on, requires, removes, receives, manages',
    places: prose,
  },
  {
    words: 'is away, are away, was away, were away, still away, goes away',
    instead: 'is unavailable, fails, is removed',
    places: prose,
  },
  { words: 'voice, turns', instead: 'publisher, queue', places: names },
];

/** Terms of the product and of the field that contain a word of the list. Names are compared after their split. */
export const allowedPhrases = [
  'ask for help',
  'interview answer',
  'interview answers',
  'answer of the interview',
  'answers of the interview',
  'keep alive',
  'mentor said',
  'said in',
  'step voice',
  'voice clip',
  'voice choice',
  'stand in',
  'stand ins',
];

/** Plain encouragement by kind of act, for steps of which the story says no more. No facts, nothing about the teller. */
const SPARE: [RegExp, string[]][] = [
  [
    /^notice$/,
    [
      'Seeing it in your own days is the first step out.',
      'Watch for it for a few days before you change anything.',
      'You need not fix it yet: naming it is enough for now.',
      'Put a small mark on a page each time, and count the marks on Sunday.',
    ],
  ],
  [
    /^prepare$/,
    [
      'Decide today what you will do then and whom you will tell, while you are calm.',
      'It belongs to the way. What counts is what you do on the day after.',
      'Write the plan down now, in one or two lines.',
      'A slip with a plan is a day; a slip without one can become a month.',
    ],
  ],
  [
    /^expect$/,
    [
      'It is part of this stretch and no sign that you are doing it wrong.',
      'Knowing it beforehand takes some of its weight.',
      'Let it be there, and do the next small thing anyway.',
    ],
  ],
  [
    /^remember$/,
    [
      'Write it where you will see it on a bad day.',
      'Come back to this when you doubt the way.',
      'Read it once more before you go on.',
      'Say it in your own words, and keep those.',
    ],
  ],
  [
    /^habit$/,
    [
      'Tie it to something you already do, so that you need not remember it.',
      'Do it on the days when it feels pointless too; those count most.',
      'Keep it short enough that you can do it on a bad day.',
      'Mark each time on a calendar, and try not to break the row.',
    ],
  ],
  [
    /^(?:write|list|note|draw|record|mark|count|rule|measure|track|print|label|enter)$/,
    [
      'Do it by hand if you can, and keep the page where you will see it again.',
      'Plain words are enough; nobody else has to read it.',
      'Leave nothing out, even what you would rather not see.',
      'Do it in one sitting, and date the page.',
    ],
  ],
  [
    /^(?:tell|ask|call|phone|ring|talk|speak|meet|visit|show|thank|share|text|contact)$/,
    [
      'Choose the time beforehand, and say it in one plain sentence.',
      'It is easier once the first sentence is out.',
      'Write down what you want to say, and take the note with you.',
      'You do not have to explain everything at once.',
      'If the answer is no, you have lost nothing; ask again, or ask somebody else.',
    ],
  ],
  [
    /^(?:stop|quit|cut|leave|throw|sell|cancel|pour|give|delete|turn|close|unsubscribe|refuse|avoid|drop|remove|limit)$/,
    [
      'Do it in one go, so that you need not decide again tomorrow.',
      'Make it hard to undo.',
      'Tell one person, so that somebody else knows it too.',
      'Think beforehand of what you will do with the room it leaves.',
    ],
  ],
  [
    /^(?:join|go|apply|sign|enrol|enroll|start|begin|volunteer|commence|move|switch)$/,
    [
      'Put a date on it today; the first time is the hardest.',
      'Going once is enough for now.',
      'Find out today what the very first step is, and take only that one.',
      'You do not have to be ready, only to turn up.',
    ],
  ],
  [
    /^(?:learn|read|practi[sc]e|study|copy|build|make|teach|train|prepare|compare|repeat|create|set|arrange|plan)$/,
    [
      'A little at a time is enough, as long as you come back to it.',
      'Let the first one be bad, and do it again.',
      'Use what you have; it need not be the proper thing.',
      'Finish a small one before you begin a large one.',
      'Show it to somebody before you think it is ready.',
    ],
  ],
  [
    /^(?:pay|save|borrow|buy|rent|spend|invest)$/,
    [
      'Begin with an amount or a size that does not hurt.',
      'Do it first, before the day has other plans.',
      'Look once more at what you have written down, then do it.',
      'Choose the simplest thing that works, and change it later if you must.',
    ],
  ],
];
const ANY = [
  'Begin with the smallest part of it that you can do today.',
  'Set a day for it before you read on.',
  'Read the words below for how it was done, then find your own way of doing it.',
  'Take it at your own pace, and tick it off when it is done.',
  'Notice what it changes, and keep what helps.',
  'Give it an honest try before you judge it.',
  'Do it the plain way first.',
];

const ALL = [...SPARE.flatMap(([, texts]) => texts), ...ANY];

/** A description, and the encouragement that a draft has put at its end: it says how, and nothing of what. */
export function withoutSpare(description: string): { told: string; spare: string | null } {
  const text = description.trimEnd();
  const spare = ALL.find((one) => text.endsWith(one)) ?? null;
  return { told: spare ? text.slice(0, -spare.length).trimEnd() : text, spare };
}

/** Hands out encouragement, not the same twice until all of a kind are used. */
export class Spare {
  private readonly given = new Map<string, number>();

  next(kind: string, verb: string, habit: boolean): string {
    const name = kind === 'lesson' || kind === 'truth' ? 'remember' : kind;
    const fitting =
      SPARE.find(([pattern]) => pattern.test(name)) ??
      SPARE.find(([pattern]) => pattern.test(habit ? 'habit' : verb));
    const texts = fitting?.[1] ?? ANY;
    const turn = this.take(fitting ? String(fitting[0]) : 'any');
    return turn < texts.length || texts === ANY
      ? texts[turn % texts.length]!
      : ANY[this.take('any') % ANY.length]!;
  }

  private take(key: string): number {
    const turn = this.given.get(key) ?? 0;
    this.given.set(key, turn + 1);
    return turn;
  }
}

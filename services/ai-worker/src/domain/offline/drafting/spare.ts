const SPARE: [RegExp, string[]][] = [
  [
    /^notice$/,
    [
      'This is where the story begins. Seeing it in your own days is the first step out.',
      'Watch for it for a few days before you change anything.',
      'You need not fix it yet: naming it is enough for now.',
    ],
  ],
  [
    /^prepare$/,
    [
      'Decide today what you will do then and whom you will tell, while you are calm.',
      'It belongs to the way. What counts is what you do on the day after.',
      'Write the plan down now, in one or two lines.',
    ],
  ],
  [
    /^expect$/,
    [
      'It is part of this stretch and no sign that you are doing it wrong.',
      'Knowing it beforehand takes some of its weight.',
    ],
  ],
  [
    /^remember$/,
    [
      'Write it where you will see it on a bad day.',
      'Come back to this when you doubt the way.',
      'Read it once more before you go on.',
    ],
  ],
  [
    /^(?:write|list|note|draw|record|mark|count|keep|rule|measure)$/,
    [
      'Do it by hand if you can, and keep the page where you will see it again.',
      'Plain words are enough; nobody else has to read it.',
      'Keep it short, so that you can do it again tomorrow.',
    ],
  ],
  [
    /^(?:tell|ask|call|phone|talk|speak|meet|visit|show|thank|share)$/,
    [
      'Choose the time beforehand, and say it in one plain sentence.',
      'It is easier once the first sentence is out.',
    ],
  ],
  [
    /^(?:stop|quit|cut|leave|throw|sell|cancel|pour|give|delete|turn|close)$/,
    ['Do it in one go, so that you need not decide again tomorrow.', 'Make it hard to undo.'],
  ],
  [
    /^(?:join|go|apply|sign|enrol|enroll|start|begin|volunteer)$/,
    ['Put a date on it today; the first time is the hardest.', 'Going once is enough for now.'],
  ],
  [
    /^(?:learn|read|practi[sc]e|study|copy|build|make|teach|train)$/,
    [
      'A little at a time is enough, as long as you come back to it.',
      'Let the first one be bad, and do it again.',
    ],
  ],
];
const ANY = [
  'Take it at your own pace, and tick it off when it is done.',
  'Begin with the smallest part of it that you can do today.',
  'Read the words below for how it was done, then find your own way of doing it.',
  'Set a day for it before you read on.',
  'Notice what it changes, and keep what helps.',
];

/** Plain encouragement for steps of which the story says no more, not the same twice until all of a kind are used. */
export class Spare {
  private readonly given = new Map<string, number>();

  next(kind: string, verb: string): string {
    const name = kind === 'lesson' || kind === 'truth' ? 'remember' : kind;
    const fitting =
      SPARE.find(([pattern]) => pattern.test(name)) ?? SPARE.find(([pattern]) => pattern.test(verb));
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

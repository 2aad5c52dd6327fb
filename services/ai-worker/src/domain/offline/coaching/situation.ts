import { languageOf } from '../../language-of.ts';

/** What a learner tells about themselves, as far as plain words show it. */
export type Situation =
  | 'afraid'
  | 'ashamed'
  | 'tired'
  | 'sad'
  | 'started'
  | 'failed'
  | 'stuck'
  | 'unclear'
  | 'money'
  | 'no-time'
  | 'alone'
  | 'doubt'
  | 'beginner'
  | 'experienced';

export interface Told {
  /** What weighs most first; at most two. Empty when nothing was recognised. */
  situations: Situation[];
  /** Minutes the learner says they have. */
  minutes: number | null;
  /** They wrote something, whether or not it was understood. */
  wrote: boolean;
  /** Plainly in another language than English. */
  foreign: boolean;
}

// In the order in which they matter: fear is met before a lack of time is.
const SIGNS: readonly [Situation, RegExp][] = [
  [
    'afraid',
    /\b(?:afraid|scared|frightened|terrified|anxious|anxiety|nervous|panic\w*|fear\w*|dread\w*|worried|worry|worries|worrying|too much for me|overwhelm\w*|intimidat\w*)\b/g,
  ],
  ['ashamed', /\b(?:asham\w+|embarrass\w*|humiliat\w*|guilty|feel stupid|look stupid|judge me|judged)\b/g],
  [
    'tired',
    /\b(?:tired|exhaust\w*|burn(?:ed|t|ing)? ?out|burnout|no (?:more )?(?:energy|strength|sleep)|(?:low|little) (?:on )?energy|(?:don'?t|do not) have (?:much|any|enough|the) (?:energy|strength)|(?:can'?t|cannot|didn'?t) sleep|sleepless|drained|worn out|fatigue\w*|hardly sleep|overwork\w*)\b/g,
  ],
  [
    'sad',
    /\b(?:sad|sadness|depress\w*|griev\w*|grief|lonely|crying|cry|hopeless|heartbroken|miss (?:him|her|them)|feel(?:ing)? (?:low|down|empty))\b/g,
  ],
  [
    'failed',
    /\b(?:tried (?:\w+ ){0,4}(?:before|already|times|once|twice)|failed|fail again|keep failing|gave up|given up|giving up|relaps\w*|(?:did|does)n'?t work|not work(?:ed|ing)?|again and again|every time i)\b/g,
  ],
  [
    'started',
    /\b(?:(?:already|half|partly|mostly|nearly|almost) (?:\w+ )?(?:did|done|began|begun|started|finished|through|have|made|wrote|called|opened|there)|done (?:some|part|half|most|a (?:few|bit|little))|did (?:some|part|half|most|a (?:few|bit|little))|halfway|half ?way|(?:have|i'?ve) (?:already|started|begun)|made (?:a start|a beginning|some progress)|(?:some|part|half|most) (?:\w+ ){0,3}(?:is|are) done)\b/g,
  ],
  [
    'stuck',
    /\b(?:stuck|blocked|can(?:not|'?t|t) (?:get started|go on|move on|move forward|continue|begin|start|decide|bring myself)|procrastinat\w*|keep putting (?:it|this) off|putting (?:it|this) off|no progress|don'?t get anywhere|going in circles|don'?t know (?:where|how) to (?:start|begin|go on)|motivat\w+)\b/g,
  ],
  [
    'unclear',
    /\b(?:(?:do not|don'?t|dont) (?:understand|get (?:it|this|what))|unclear|confus\w*|what (?:does|do) (?:this|it|that|you) mean|makes no sense|what (?:exactly )?(?:should|am) i (?:supposed to )?(?:do|to do)|not sure (?:what|how))\b/g,
  ],
  [
    'money',
    /\b(?:no money|money|broke|afford|expensive|in debt|debts?|unemployed|jobless|lost my job|without (?:a )?(?:job|income)|costs? too much|low income|(?:tight|small) budget|poor|pay for)\b/g,
  ],
  [
    'no-time',
    /\b(?:(?:no|little|hardly any|barely any|not (?:much|enough|a lot of)|short (?:of|on)|lack of|less|without) (?:free |spare )?time|(?:don'?t|dont|do not|doesn'?t) have (?:\w+ ){0,2}time|busy|time is (?:short|tight)|only (?:have |got )?(?:\w+ ){0,2}(?:min|mins|minutes|hour)|in a hurry|two jobs|full[- ]time|night shifts?|shift work|(?:\d+|two|three|four|five|small|young|little) (?:kids|children)|(?:single|working) (?:mother|mom|mum|father|dad|parent))\b/g,
  ],
  [
    'alone',
    /\b(?:alone|on my own|by myself|nobody|no one|no-one|no (?:friends|family|support|help)|without (?:help|support|anyone|anybody))\b/g,
  ],
  [
    'doubt',
    /\b(?:pointless|no point|what'?s the point|what is the point|useless|waste of time|not sure (?:if|whether|that)|doubt\w*|sceptical|skeptical|does (?:this|it) (?:even|really)|too (?:old|late|young|stupid|lazy|weak)|not (?:good|smart|strong) enough)\b/g,
  ],
  [
    'beginner',
    /\b(?:beginner|newbie|novice|new to|new here|first (?:time|step)|(?<!(?:can'?t|cannot) )get(?:ting)? started|just start(?:ed|ing)|starting (?:out|from (?:zero|scratch|nothing))|from (?:zero|scratch)|never (?:done|did|tried|made)|no (?:experience|idea|clue)|know nothing|inexperienced)\b/g,
  ],
  [
    'experienced',
    /\b(?:not (?:a |exactly a )?(?:beginner|new)|experienced|(?:some|a lot of|years of) experience|advanced|professional|for (?:many )?years)\b/g,
  ],
];

/** "I am not afraid", "I'm no longer tired": the word is there, and the opposite is meant. */
const DENIED =
  /(?:\b(?:not|never|no longer|no more|isn't|aren't|wasn't|don't feel) (?:(?!and\b|but\b|or\b|because\b)\w+ ){0,2}|\bno |n't (?:really |at all )?)$/;
const DENIABLE = new Set<Situation>([
  'afraid',
  'ashamed',
  'tired',
  'sad',
  'stuck',
  'unclear',
  'money',
  'alone',
  'beginner',
  'no-time',
]);
/** "Money is no problem", "I have time". */
const PLENTY: Partial<Record<Situation, RegExp>> = {
  money: /\b(?:money is (?:no|not)|enough money|can afford)\b/,
  'no-time': /\b(?:not (?:that |very |so |too )?busy|time is (?:no|not)|(?:enough|plenty of|lots of) time)\b/,
  alone: /\b(?:not alone)\b/,
};
const MOST = 2;
const MINUTES = /\b(\d{1,3}|five|ten|fifteen|twenty|thirty|forty-five)[ -]?(?:min|mins|minutes|minute)\b/;
const HALF_HOUR = /\bhalf an hour\b/;
const NUMBERS: Record<string, number> = {
  five: 5,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  'forty-five': 45,
};

/** Reads what a learner wrote. Only known words count: an order to us is no situation, and changes nothing. */
export function readSituation(userContext: string): Told {
  const text = userContext
    .toLowerCase()
    .replace(/[‘’`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
  const situations = SIGNS.filter(([situation, sign]) => tells(text, situation, sign)).map(([name]) => name);
  const known = situations.includes('experienced') ? situations.filter((s) => s !== 'beginner') : situations;
  return {
    situations: known.slice(0, MOST),
    minutes: minutesIn(text),
    wrote: text !== '',
    foreign: known.length === 0 && text.length > 0 && languageOf(userContext).foreign,
  };
}

function tells(text: string, situation: Situation, sign: RegExp): boolean {
  if (PLENTY[situation]?.test(text)) return false;
  for (const { index } of text.matchAll(sign)) {
    if (!DENIABLE.has(situation) || !DENIED.test(text.slice(Math.max(0, index - 30), index))) return true;
  }
  return false;
}

function minutesIn(text: string): number | null {
  const found = MINUTES.exec(text)?.[1];
  const minutes = found ? (NUMBERS[found] ?? Number(found)) : HALF_HOUR.test(text) ? 30 : 0;
  return minutes >= 1 && minutes <= 180 ? minutes : null;
}

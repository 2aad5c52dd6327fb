/** A small beginning: what to do, and how. */
export interface Start {
  title: string;
  detail: string;
}

/** What steps of one kind have in common: how they begin in five minutes, and what tends to get in the way. */
export interface Kind {
  /** Tells the kind by the step's own words. */
  readonly sign: RegExp;
  readonly start: Start;
  /** For whom the usual start is too much today. */
  readonly gentle: Start;
  readonly obstacle: string;
}

const start = (title: string, detail: string): Start => ({ title, detail });

/** Their texts say nothing of the step that its own words do not. */
const KINDS: readonly Kind[] = [
  {
    sign: /^(?:do not|don['’]?t|never|avoid|stop|quit|give up|cut (?:out|off|down)|refrain|(?:make|use|waste|lose|tolerate) no)\b/i,
    start: start(
      'Notice the next time',
      'Until this evening you need not do better. Only notice when it happens, and make a mark on paper each time.',
    ),
    gentle: start(
      'Look back at the last time',
      'When was it, where were you, and what came just before? One line is enough, and nobody else reads it.',
    ),
    obstacle:
      'It may happen before you notice. Then make the mark afterwards. It is no failure: it shows you the hour at which it happens, and that is the hour to prepare for.',
  },
  {
    sign: /\b(?:buy|sell|rent|borrow|lend|swap|auction)\b/i,
    start: start(
      'Find out one price',
      'What others ask or pay for the like, or whom you could ask for it. Write it down with today’s date. Nothing has to be settled yet.',
    ),
    gentle: start(
      'Write down what it is for',
      'One line: what will be different when this is done? Nothing has to be settled today.',
    ),
    obstacle:
      'It may not be to be had as you hoped. Write down now which price and which day you would say yes to, so that you need not decide it in a hurry.',
  },
  {
    sign: /\b(?:ring|call(?! it)|phone|telephone|talk|speak|(?:ask|tell)(?! yourself)|say|offer|thank|message|introduce|apologi[sz]e|interview|negotiate|somebody|someone|counsellor|counselor|therapist|doctor|appointment)\b/i,
    start: start(
      'Write down your first sentence',
      'Only the one you would begin with, in the words you would really use. Put the name or number it is for beside it. Nothing has to be sent or said yet.',
    ),
    gentle: start(
      'Say it once to an empty room',
      'Take the first sentence you would say and say it out loud, alone. Then you have heard it once already, and nobody else has.',
    ),
    obstacle:
      'They may not answer, or not in the way you hope. Then write down the day and what was said, and choose when to try again or whom to try next. One answer is not the end of the step.',
  },
  {
    sign: /\b(?:pay|payment|payday|money|budget|save|saving|debt|debts|account|bank|spend|spending|price|cost|costs|cash|loan|invoice|tin)\b/i,
    start: start(
      'Look up one number',
      'Open the account, the letter or the purse this is about, and write one number on paper with today’s date. You do not have to do anything about it yet.',
    ),
    gentle: start(
      'Put the papers on the table',
      'Only what this step is about, in one pile. Looking at them can wait until tomorrow.',
    ),
    obstacle:
      'The number may be worse than you thought. It was true before you looked. Once it is on paper you can decide about it, and before you could not.',
  },
  {
    sign: /\b(?:have a plan|make a (?:\w+ )?(?:book|table)|rule (?:each|every|the|a|your) page|write|list|mark|copy|transfer|notebook|note|notes|diary|journal|script|sheet|paper|card|calendar|letter|line|questions|record|draft|describe|count)\b/i,
    start: start(
      'Take one sheet and fill three lines',
      'Write the date on top and three lines below it, as they come. They may be wrong. You can cross them out later.',
    ),
    gentle: start(
      'Write one line only',
      'One line, in your own words, on whatever lies near you. Put it where you will see it tomorrow.',
    ),
    obstacle:
      'The page may stay empty. Then write down why, in one line. That line is on the page, and the next one comes more easily.',
  },
  {
    sign: /\b(?:walk(?! (?:out|away|off)\b)|run|running|train|exercise|climb|stairs|landing|swim|stretch|cycle|kilomet(?:re|er)s?|minutes of|breathe|breath)\b/i,
    start: start(
      'Get ready and go for five minutes',
      'Put on what you need, go out or begin where you are, and turn back after five minutes. If you want to go on then, you may.',
    ),
    gentle: start(
      'Lay out what you need',
      'Put shoes and clothes where you will stumble over them. That is all for today. If you have been ill, ask your doctor first how much is good for you.',
    ),
    obstacle:
      'There will be a day on which it does not work at all. Do a third of it on that day, or only the way to the door, and go on where you were the next time.',
  },
  {
    sign: /\b(?:read|study|learn|practi[sc]e|course|lesson|book|page|chapter|exam|revise|understand)\b/i,
    start: start(
      'Open it and stay for five minutes',
      'One page, one example, one try. Set a timer, and stop when it rings, also in the middle: the middle is an easy place to begin again.',
    ),
    gentle: start(
      'Put it in front of you and open it',
      'At the place where you will begin. You need not do more than look at it today.',
    ),
    obstacle:
      'You may understand little of it at first. Mark the place, write down the one question you have, and go on. Questions are easier to answer than fog.',
  },
  {
    sign: /\b(?:open|sort|tidy|clear|clean|empty|pack|throw|cancel|remove|put away|drawer|box|cupboard)\b/i,
    start: start(
      'Take the first one only',
      'Make room on a table, take one single thing of it into your hand, and deal with that one. Then look at the clock and decide whether to take the next.',
    ),
    gentle: start(
      'Make room for it',
      'Clear a piece of table as large as a sheet of paper, and lay the first thing on it. That is enough for today.',
    ),
    obstacle:
      'The pile may look larger once you have begun. Count what you have done and not what lies there, and stop while you could still do one more.',
  },
  {
    sign: /\b(?:find|look for|search|visit|choose|decide|pick|compare|plan|agree|apply|register|book|date|limit|rule)\b/i,
    start: start(
      'Look for five minutes, and write down two',
      'Two names, two places or two possibilities, whatever you come across first. You are not choosing yet.',
    ),
    gentle: start(
      'Write down what you would be glad of',
      'One line: what would have to be true for this to be good enough? It makes choosing shorter later.',
    ),
    obstacle:
      'You may look for the best one and take none. Decide now by which day you will take the one that is good enough.',
  },
  {
    sign: /\b(?:(?:ask|tell|remind) yourself|let|allow|rest|sleep|wait|notice|watch|feel|accept|forgive|stop|stay|keep (?:still|calm|quiet|silent)|pause|remember|grief|close|name)\b/i,
    start: start(
      'Sit with it for five minutes',
      'Without a screen. Read the step once, slowly, and ask yourself when in the past week it would have been of use. One answer is enough.',
    ),
    gentle: start(
      'Take three slow breaths, and read it once more',
      'There is nothing to finish here. Read the step again as if it were written to somebody you like.',
    ),
    obstacle:
      'It may seem as if nothing happens, because there is nothing to show for it. Write one word about it in the evening, for a week, and look at the seven words then.',
  },
];

const ANY: Kind = {
  sign: /^/,
  start: start(
    'Begin anywhere for five minutes',
    'Put out what you need for this step, set a timer for five minutes and begin with the part that is easiest. Stop when it rings, and see what is there.',
  ),
  gentle: start(
    'Put out what you need',
    'Only lay it ready, where you will see it. Beginning is for another day, and will be shorter then.',
  ),
  obstacle:
    'It may take longer than you think. Then stop at a place where you know what comes next, and write that down: you will begin there.',
};

/** The kind of a step: what its title names first, since titles lead with what is done; else what else there is to do in it. */
export const kindOf = (title: string, acts: string): Kind => first(title) ?? first(acts) ?? ANY;

function first(text: string): Kind | undefined {
  const found = KINDS.map((kind) => ({ kind, at: text.search(kind.sign) })).filter(({ at }) => at >= 0);
  return found.sort((a, b) => a.at - b.at)[0]?.kind;
}

import type { Coaching, CoachingMaterial } from '@waymark/contracts/roadmaps/coaching';
import { mentorWords } from '../../coaching/mentor-quote.ts';
import { cap } from '../../evidence.ts';
import { withoutSpare } from '../drafting/spare.ts';
import { ANSWERS } from './answers.ts';
import { encouragement } from './encouragement.ts';
import { type Kind, kindOf } from './kinds.ts';
import { opening, quoted } from './opening.ts';
import { capital, type Piece, type Pieces, piecesOf, unspoken } from './pieces.ts';
import { readSituation, type Told } from './situation.ts';

type Action = Coaching['actions'][number];

const MOST = 4;
const FEWEST = 2;
const TITLE = 120;
const DETAIL = 500;
/** More than this is no description of one step; what lies beyond is not looked at. */
const LONGEST = 4_000;
const ONE_PIECE = 'Only this. What comes next can wait until it is done.';
const LAST_PIECE = 'With this the step is done. It need not be done well, only once.';
const ENOUGH = 'Stop here if it was enough for today, and do the next one another day.';
/** Share of a title's words that make a sentence the same thing to do. */
const SAME = 0.5;
const ENDS = /[.!…。\s]+$/;
const FIRST_OF_ALL =
  /(?<!\b(?:the|your|a|this|that) )\bfirst\b|\b(?:beforehand|before you begin|in advance)\b/i;

/**
 * Helps with one step without any model: a small start, then the step's own sentences as things to do. Everything it
 * says comes from the material or fits any step of its kind. The same input gives the same answer.
 */
export function coachOffline(given: CoachingMaterial): Coaching {
  const material = shortened(given);
  const told = readSituation(material.userContext);
  const acts = piecesOf(withoutSpare(material.stepDescription).told).pieces.map(({ text }) => text);
  const kind = kindOf(material.stepTitle, unspoken(acts.join(' ')));
  const [first] = told.situations;
  return {
    opening: cap(opening(material, told), 800),
    actions: actions(material, told, kind),
    obstacle: cap((first && ANSWERS[first].obstacle) ?? kind.obstacle, 500),
    quote: mentorWords(material),
    encouragement: encouragement(material, told),
  };
}

function shortened(material: CoachingMaterial): CoachingMaterial {
  return { ...material, stepDescription: material.stepDescription.slice(0, LONGEST).toWellFormed() };
}

function actions(material: CoachingMaterial, told: Told, kind: Kind): Action[] {
  const { situations } = told;
  const most = Math.max(FEWEST, Math.min(MOST, ...situations.map((s) => ANSWERS[s].most)));
  const own = ownActions(material);
  const begin = situations.includes('started')
    ? resume(own.length)
    : situations.some((s) => ANSWERS[s].gentle)
      ? kind.gentle
      : kind.start;
  const rest = own.slice(0, most - 1);
  if (own.length > rest.length) rest.push(...later(rest.pop(), own.length - most + 1, told));
  const all = [begin, ...rest];
  return all.length < FEWEST ? [...all, lookBack(material)] : all;
}

/** The step's title and the pieces of its description, in the order in which they are done. */
function ownActions({ stepTitle, stepDescription }: CoachingMaterial): Action[] {
  const title = cap(stepTitle, TITLE).replace(/[.\s]+$/, '');
  const { told, spare } = withoutSpare(stepDescription);
  const pieces = withTitle(title, piecesOf(told));
  const main = pieces.find(({ text }) => text === title) ?? pieces[0];
  if (spare && main) main.about = [...main.about, spare];
  return pieces.map((piece, i) => toAction(piece, i === pieces.length - 1));
}

/** The title is an action too, unless a later piece says the same; the first piece often only says how. */
function withTitle(title: string, { lead, pieces }: Pieces): Piece[] {
  const [first, ...rest] = pieces;
  if (!/[\p{L}\p{N}]/u.test(title)) return first ? pieces : [{ text: 'Do this step once', about: lead }];
  if (!first) return [{ text: title, about: lead }];
  if (FIRST_OF_ALL.test(first.text)) return [first, { text: title, about: lead }, ...rest];
  if (lead.length === 0 || overlap(title, first.text) >= SAME)
    return [{ text: title, about: [...lead, first.text, ...first.about] }, ...rest];
  if (rest.some(({ text }) => overlap(title, text) >= SAME))
    return [{ ...first, about: [...lead, ...first.about] }, ...rest];
  return [{ text: title, about: lead }, ...pieces];
}

function toAction({ text, about }: Piece, last: boolean): Action {
  const title = shortTitle(text);
  const whole = title.length < text.replace(ENDS, '').length ? [text] : [];
  const detail = [...whole, ...about].map(ended).join(' ');
  return { title, detail: detail ? cap(detail, DETAIL) : last ? LAST_PIECE : ONE_PIECE };
}

/** The sentence without its end; a long one up to where a clause ends. */
function shortTitle(text: string): string {
  const bare = capital(text.replace(ENDS, ''));
  if (bare.length <= 90) return bare;
  const clause = /^.{20,88}?(?=[,:;]\s| — | – |\s\()/su.exec(bare)?.[0];
  return clause ?? cap(bare, 90);
}

const ended = (text: string): string => (/[.!?…:)"”’。！？」]$/.test(text) ? text : `${text}.`);

/** What does not fit today: the last action that does says so. */
function later(last: Action | undefined, left: number, told: Told): Action[] {
  if (!last) return [];
  const short = told.situations.includes('no-time') || told.minutes !== null;
  const when = short ? 'Put a day and an hour for the rest in your calendar now.' : ENOUGH;
  const more = left === 1 ? 'One more piece of this step waits.' : `${left} more pieces of this step wait.`;
  const room = DETAIL - more.length - when.length - 2;
  return [{ title: last.title, detail: `${cap(last.detail, room)} ${more} ${when}` }];
}

const resume = (left: number): Action => ({
  title: 'Mark what is done already',
  detail:
    left > 1
      ? 'Go through the pieces below and put a line through each one that is behind you. Begin at the first that is still open.'
      : 'Write down in one line how far you came the last time. Begin right behind it.',
});

const lookBack = ({ after }: CoachingMaterial): Action => ({
  title: 'Write one line about how it went',
  detail: after
    ? `What was easier than you thought, and what was harder? Then look at ${quoted(after, 120)}, which comes next.`
    : 'What was easier than you thought, and what was harder? Keep the line with its date.',
});

const SMALL = new Set(
  'the a an and or of to in on for with it your you that this one each every them'.split(' '),
);
const content = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !SMALL.has(word)));

/** Share of the title's words that the piece says as well. */
function overlap(title: string, piece: string): number {
  const [words, said] = [content(title), content(piece)];
  return [...words].filter((word) => said.has(word)).length / Math.max(1, words.size);
}

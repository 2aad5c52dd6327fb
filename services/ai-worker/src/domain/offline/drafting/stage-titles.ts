import type { Candidate, Moment } from '../understanding/candidate.ts';
import { alike, type Chosen } from './choose.ts';
import type { Segment } from './segments.ts';

export interface StageNaming {
  moments: readonly Moment[];
  segment: Segment;
  chosen: readonly Chosen[];
  pool: readonly Candidate[][];
  /** The author's own heading for this part, if there is one. */
  heading: string | null;
  index: number;
  last: boolean;
  troubled: boolean;
  taken: ReadonlySet<string>;
  /** Titles of the stages before this one. */
  stages: readonly string[];
}

const LIMIT = 64;
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const short = (candidate: Candidate): string | null =>
  candidate.brief && candidate.brief.split(' ').length >= 2 ? candidate.brief : null;

/** A title for a stage out of what is done in it: the author's heading, its main act, two of its acts, or its topic. */
export function stageTitle(naming: StageNaming): string {
  const makers = order(naming);
  for (const maker of makers) {
    const title = maker(naming);
    if (title && title.length <= LIMIT && !isTaken(title, naming)) return title;
  }
  return FALLBACK[naming.index % FALLBACK.length]!;
}

/** The same words, or a title that another stage has as a part of its own. */
function isTaken(title: string, { taken, stages }: StageNaming): boolean {
  const said = title.toLowerCase();
  return (
    taken.has(said) ||
    stages.some((other) => other.toLowerCase().includes(said) || said.includes(other.toLowerCase()))
  );
}

const FALLBACK = [
  'See where you stand',
  'Take the first steps',
  'Build it day by day',
  'Get through the hard part',
  'Keep what works',
  'Look back and go on',
];

type Maker = (naming: StageNaming) => string | null;

function order({ index, last, troubled }: StageNaming): Maker[] {
  if (index === 0 && troubled) return [heading, facing, standing];
  if (last) return [heading, pair, headline, topical];
  return index % 2 === 1 ? [heading, headline, pair, topical] : [heading, pair, headline, topical];
}

const heading: Maker = (naming) => naming.heading;

/** One act of the stage that is not among its steps says it best; else none. */
const headline: Maker = ({ segment, pool, chosen, moments }) => {
  const weights = termWeights(moments, segment);
  const steps = new Set(chosen.map((one) => one.candidate.title.toLowerCase()));
  const options: { text: string; weight: number }[] = [];
  for (let i = segment.from; i < segment.to; i += 1) {
    for (const candidate of pool[i]!) {
      const text = short(candidate);
      if (
        !text ||
        text.split(' ').length < 3 ||
        !/^(?:act|advice)$/.test(candidate.kind) ||
        steps.has(text.toLowerCase()) ||
        candidate.score < 2.6
      )
        continue;
      if (chosen.some((one) => one.candidate === candidate || alike(one.candidate, candidate) > 0.6))
        continue;
      options.push({ text, weight: candidate.score + centrality(candidate, weights) });
    }
  }
  return best(options);
};

/** The two acts that between them say most of what the stage is about. */
const pair: Maker = ({ chosen, moments, segment }) => {
  const weights = termWeights(moments, segment);
  const acts = chosen.filter(({ candidate }) => /^(?:act|advice)$/.test(candidate.kind) && short(candidate));
  const options: { text: string; weight: number }[] = [];
  for (const [a, first] of acts.entries()) {
    for (const second of acts.slice(a + 1)) {
      if (
        first.candidate.verb === second.candidate.verb ||
        /\band\b/.test(`${short(first.candidate)} ${short(second.candidate)}`)
      )
        continue;
      if (/^do not/i.test(short(second.candidate)!) || /^do not/i.test(short(first.candidate)!)) continue;
      const text = `${short(first.candidate)} and ${lower(short(second.candidate)!)}`;
      if (text.length <= LIMIT)
        options.push({
          text,
          weight:
            centrality(first.candidate, weights) +
            centrality(second.candidate, weights) +
            first.candidate.score / 3 +
            second.candidate.score / 3,
        });
    }
  }
  return best(options);
};

/** "Face the credit card debt". */
const facing: Maker = (naming) => {
  const topic = mainTopic(naming);
  return topic ? `Face ${topic}` : null;
};

const standing: Maker = () => FALLBACK[0]!;

const topical: Maker = (naming) => {
  const topic = mainTopic(naming);
  const verbs = ['Start with', 'Work on', 'Make room for', 'Stay with', 'Come back to', 'Hold on to'];
  return topic ? `${verbs[naming.index % verbs.length]} ${topic}` : null;
};

function best(options: { text: string; weight: number }[]): string | null {
  return options.sort((a, b) => b.weight - a.weight || (a.text < b.text ? -1 : 1))[0]?.text ?? null;
}

/** How often a term is used in the stage, and how little elsewhere. */
function termWeights(moments: readonly Moment[], { from, to }: Segment): Map<string, number> {
  const weights = new Map<string, number>();
  const within = moments.slice(from, to);
  for (const moment of within)
    for (const term of moment.terms) weights.set(term, (weights.get(term) ?? 0) + 1);
  const others = new Map<string, number>();
  moments.forEach((moment, i) => {
    if (i < from || i >= to)
      for (const term of moment.terms) if (weights.has(term)) others.set(term, (others.get(term) ?? 0) + 1);
  });
  for (const [term, n] of weights)
    weights.set(
      term,
      (n * n) / (n + (others.get(term) ?? 0) * (within.length / Math.max(1, moments.length - within.length))),
    );
  return weights;
}

const centrality = (candidate: Candidate, weights: Map<string, number>): number =>
  candidate.key.slice(1).reduce((sum, term) => sum + Math.min(3, weights.get(term) ?? 0), 0) /
  Math.max(2, candidate.key.length - 1);

/** The thing the stage speaks of most, where it speaks of trouble above all, under the name it is mostly called by. */
function mainTopic({ moments, segment, troubled }: StageNaming): string | null {
  const weights = termWeights(moments, segment);
  const overall = termWeights(moments, { from: 0, to: moments.length });
  const forms = new Map<string, Map<string, number>>();
  const grave = new Map<string, number>();
  for (const moment of moments.slice(segment.from, segment.to)) {
    for (const topic of moment.topics) {
      const text = plainTopic(topic.text);
      if (!text) continue;
      const counts = forms.get(topic.lemma) ?? new Map<string, number>();
      counts.set(text, (counts.get(text) ?? 0) + 1);
      forms.set(topic.lemma, counts);
      if (troubled && moment.mood <= -0.8) grave.set(topic.lemma, (grave.get(topic.lemma) ?? 0) + 1);
    }
  }
  const heavy = (lemma: string): boolean =>
    GRAVE.test(lemma) ||
    ((overall.get(lemma) ?? 0) >= 3 &&
      (grave.get(lemma) ?? 0) >= 2 &&
      [...(forms.get(lemma)?.keys() ?? [])].some((text) => text.split(' ').length > 2));
  const weigh = (lemma: string): number =>
    (weights.get(lemma) ?? 0) + (troubled ? (overall.get(lemma) ?? 0) / 2 + (grave.get(lemma) ?? 0) : 0);
  const ranked = [...forms]
    .map(([lemma, counts]) => ({ counts, weight: weigh(lemma), lemma }))
    .filter(({ weight, lemma }) => (troubled ? heavy(lemma) : weight >= 1.8));
  const top = ranked.sort((a, b) => b.weight - a.weight || (a.lemma < b.lemma ? -1 : 1))[0];
  const wanted = [...(top?.counts ?? [])].filter(
    ([text]) => !troubled || GRAVE.test(top!.lemma) || text.split(' ').length > 2,
  );
  const phrase = (text: string): number => (text.split(' ').length > 2 ? 1 : 0);
  const named = wanted.sort(
    (a, b) =>
      phrase(b[0]) - phrase(a[0]) || b[1] - a[1] || b[0].length - a[0].length || (a[0] < b[0] ? -1 : 1),
  );
  return named[0]?.[0] ?? null;
}

/** Trouble by its name. */
const GRAVE =
  /^(?:debt|shame|burnout|fear|panic|drinking|addiction|divorce|grief|anger|guilt|loneliness|anxiety|depression|exhaustion|illness|failure|pain|habit|craving|bill)$/;

/** "the single envelope", "envelopes" → "the envelopes"; null when it is no name to put in a title. */
function plainTopic(text: string): string | null {
  const bare = text.replace(
    /\b(?:two|three|four|five|six|seven|eight|nine|ten|single|last|first|next|second|own|other|same|new|old|only|whole|few|many|more|most)\s+/g,
    '',
  );
  if (/\b(?:like|ing)$/.test(bare)) return null;
  if (/^(?:the|your) [a-z]/.test(bare)) return bare;
  return /^[a-z]{3,}/.test(bare) && bare.split(' ').length <= 3 ? `the ${bare}` : null;
}

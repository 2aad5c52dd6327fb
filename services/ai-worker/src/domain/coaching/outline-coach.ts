import type { Coaching, CoachingMaterial, SafetyLanguage } from '@waymark/contracts/roadmaps/coaching';
import { cap } from '../evidence.ts';
import { mentorWords } from './mentor-quote.ts';
import { TEXTS } from './outline-texts.ts';
import { partsOf, sentencesOf } from './step-parts.ts';

const MINUTES = 10;
const MAX_QUESTIONS = 3;
const PART = 220;
/** Words of a note this long or longer name something; the first letters of two forms of a word agree. */
const NAMING = 5;
const ASKED_MINUTES = /(?<!\d)(\d{1,2})\s?(?:min\b|minutes?\b|minuten\b|minutos?\b|minut[io]\b)/i;

/**
 * Guidance on one step without a model, in the words of the step, of its mentor and of the learner alone; all else is
 * empty. `mayAct`: false for a step that must not be begun without advice of a professional.
 */
export function coachFromOutline(
  material: CoachingMaterial,
  language: SafetyLanguage,
  mayAct: boolean,
): Coaching {
  return {
    opening: opening(material, language),
    actions: mayAct ? firstMinutes(material, language) : [],
    questions: questions(material, language),
    obstacle: null,
    quote: mentorWords(material),
    encouragement: '',
  };
}

/** What the learner has done, and their own reflection that names this step; only what they agreed to share. */
function opening(material: CoachingMaterial, language: SafetyLanguage): string {
  const { progress, reflections, stepTitle, stepDescription } = material;
  const texts = TEXTS[language];
  const own = reflections
    .flatMap((text) => sentencesOf(text, language))
    .find((sentence) => sharesWord(sentence, `${stepTitle} ${stepDescription}`));
  return [
    ...(progress && progress.completedSteps > 0
      ? [texts.completed(progress.completedSteps, progress.totalSteps)]
      : []),
    ...(own ? [texts.youWrote(cap(own, PART))] : []),
  ].join(' ');
}

/** The part of the step that the note names, else its first; empty for a step of one part only. */
function firstMinutes(material: CoachingMaterial, language: SafetyLanguage): Coaching['actions'] {
  const parts = stepParts(material, language);
  if (parts.length < 2) return [];
  const { userContext } = material;
  const part = parts.find((one) => sharesWord(one, userContext)) ?? parts[0]!;
  const asked = Number(ASKED_MINUTES.exec(userContext)?.[1] ?? MINUTES);
  const minutes = Math.min(Math.max(asked, 1), MINUTES);
  return [TEXTS[language].firstMinutes(minutes, cap(part, PART))];
}

/** The questions of the note, else its first sentence as one; then what the step leaves open. */
function questions(material: CoachingMaterial, language: SafetyLanguage): string[] {
  const { userContext, stepDuration } = material;
  const texts = TEXTS[language];
  const sentences = sentencesOf(userContext, language);
  const asked = sentences.filter((sentence) => sentence.endsWith('?'));
  const parts = stepParts(material, language);
  const named = parts.find((part) => sharesWord(part, userContext));
  const step = cap(material.stepTitle, PART);
  return [
    ...asked.map((sentence) => cap(sentence, PART)),
    ...(asked.length === 0 && sentences[0] ? [texts.wasItSoForYou(cap(sentences[0], PART))] : []),
    texts.howDidYouBegin(cap(named ?? parts[0] ?? step, PART)),
    ...(stepDuration ? [] : [texts.howLong(step)]),
  ].slice(0, MAX_QUESTIONS);
}

/** A step of the outline is one sentence of the mentor; one of a mentor or a model may be described as well. */
function stepParts(
  { stepTitle, stepDescription, quote }: CoachingMaterial,
  language: SafetyLanguage,
): string[] {
  const described = partsOf(stepDescription, language);
  if (described.length > 0) return described.length > 1 ? described : [stepTitle, ...described];
  const titled = partsOf(stepTitle, language);
  return titled.length > 1 || !quote ? titled : partsOf(quote, language);
}

function sharesWord(part: string, note: string): boolean {
  const noted = namingWords(note);
  return [...namingWords(part)].some((word) => noted.has(word));
}

const namingWords = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}+/gu) ?? [])
      .filter((word) => word.length >= NAMING)
      .map((word) => word.slice(0, NAMING)),
  );

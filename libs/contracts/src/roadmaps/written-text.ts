import { INTERVIEW_QUESTIONS } from './interview-questions.ts';

/** The words of a mentor alone count: a line that begins with this mark is not by the mentor. */
const QUOTE = '> ';
const HEADING = '# ';
const STEP = '- ';

interface Written {
  text: string;
  /** Without the questions. */
  words: string;
}

interface WrittenInterviewAnswer {
  question: number;
  text: string;
  followUp: { question: string; answer: string } | null;
}

/** The interview answers as a text with the questions as quoted lines; null without an interview answer. */
export function interviewText(answers: readonly WrittenInterviewAnswer[]): Written | null {
  const parts = INTERVIEW_QUESTIONS.flatMap(({ number, question }) => {
    const answer = answers.find((one) => one.question === number);
    if (!answer) return [];
    return [
      { question, words: answer.text.trim() },
      ...(answer.followUp
        ? [{ question: answer.followUp.question, words: answer.followUp.answer.trim() }]
        : []),
    ].filter(({ words }) => words !== '');
  });
  if (parts.length === 0) return null;
  return {
    text: `${parts.map(({ question, words }) => `${QUOTE}${oneLine(question)}\n\n${words}`).join('\n\n')}\n`,
    words: parts.map(({ words }) => words).join(' '),
  };
}

/** Replaces the quoted lines by spaces: every offset stays. */
export const withoutQuotedLines = (text: string): string =>
  text.replace(/^[ \t]*>.*$/gm, (line) => line.replace(/[^\n]/g, ' '));

export interface WrittenMilestone {
  year: number;
  title: string;
  description: string;
  steps: { title: string; links: string[] }[];
}

/** The milestones as headings with their steps as list items; null without any. */
export function timelineText(milestones: readonly WrittenMilestone[]): Written | null {
  if (milestones.length === 0) return null;
  const text = milestones.map(({ year, title, description, steps }) =>
    [
      `${HEADING}${year}: ${oneLine(title)}`,
      ...(plainStart(description) ? ['', plainStart(description)] : []),
      ...(steps.length > 0 ? [''] : []),
      ...steps.map((step) => [`${STEP}${oneLine(step.title)}`, ...step.links].join(' ')),
    ].join('\n'),
  );
  const words = milestones.flatMap(({ title, description, steps }) => [
    title,
    description,
    ...steps.map((step) => step.title),
  ]);
  return { text: `${text.join('\n\n')}\n`, words: words.join(' ') };
}

/** Reads what `timelineText` has written. */
export function milestonesIn(text: string): WrittenMilestone[] {
  const milestones: WrittenMilestone[] = [];
  for (const line of text.split('\n')) {
    const heading = /^# (\d{4}): (.+)$/.exec(line);
    const current = milestones.at(-1);
    if (heading) {
      milestones.push({ year: Number(heading[1]), title: heading[2]!, description: '', steps: [] });
    } else if (current && line.startsWith(STEP)) {
      const [, title = '', links = ''] = /^(.*?)((?: (?:https?:\/\/|mailto:)\S+)*)$/.exec(
        line.slice(STEP.length),
      )!;
      current.steps.push({ title, links: links.split(' ').filter(Boolean) });
    } else if (current && line !== '') current.description = line;
  }
  return milestones;
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** On one line that begins neither a heading nor an item nor a quoted line. */
const plainStart = (text: string): string => oneLine(text).replace(/^[#>|\-\s]+/, '');

import { INTERVIEW_QUESTIONS } from './interview-questions.ts';

/** The words of a mentor alone count: a line that begins with this mark is not by the mentor. */
const QUOTE = '> ';
const HEADING = '# ';
const STEP = '- ';

export interface Written {
  text: string;
  /** Without questions and links. */
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
    text: `${parts.map(({ question, words }) => `${QUOTE}${asked(oneLine(question))}\n\n${words}`).join('\n\n')}\n`,
    words: parts.map(({ words }) => words).join(' '),
  };
}

/** With the mark by which a quoted line is read as a question. */
const asked = (question: string): string =>
  /[?\uff1f]$/.test(question) ? question : `${question.replace(/[.:!]+$/, '')}?`;

const QUOTED_LINE = /^[ \t]*>.*$/gm;
/** Of an interview, as written above. */
const QUESTION = /^[ \t]*>.*[?\uff1f][ \t]*$/gm;
const QUOTE_MARK = /^[ \t]*>[> \t]*/gm;
const MAIL =
  /^(?:From|Von|De|Da|Subject|Betreff|Asunto|Objet|Assunto|Oggetto)[ \t]?:|^(?:On|Am|El|Le|Em|Il) .{5,90}(?:wrote|schrieb.{0,40}|escribió|a écrit|escreveu|ha scritto) ?:[ \t]*$/m;

/**
 * Replaces by spaces what is quoted of others: questions of an interview, and the quoted lines of mails. In other texts a story
 * itself may be quoted, so only the marks are replaced. Every offset stays.
 */
export function withoutQuotedLines(text: string): string {
  const quoted = MAIL.test(text) ? [QUOTED_LINE] : [QUESTION, QUOTE_MARK];
  return quoted.reduce((left, one) => left.replace(one, (found) => found.replace(/[^\n]/g, ' ')), text);
}

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
  const words = milestones.flatMap(({ year, title, description, steps }) => [
    `${year}: ${title}`,
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

import { describe, expect, it } from '@jest/globals';
import { INTERVIEW_QUESTIONS } from './interview-questions.ts';
import { interviewText, milestonesIn, timelineText, withoutQuotedLines } from './written-text.ts';

const answer = (question: number, text: string) => ({ question, text, followUp: null });

describe('the text of an interview', () => {
  it('has the interview answers in the order of the questions, and blank ones not at all', () => {
    const written = interviewText([
      answer(3, 'I rang the bank.'),
      answer(1, 'I owed money. '),
      answer(2, ' '),
    ]);
    expect(written?.text).toBe(
      `> ${INTERVIEW_QUESTIONS[0]!.question}\n\nI owed money.\n\n> ${INTERVIEW_QUESTIONS[2]!.question}\n\nI rang the bank.\n`,
    );
    expect(written?.words).toBe('I owed money. I rang the bank.');
  });

  it('has a follow-up question only with its interview answer', () => {
    const followUp = { question: 'Which\nbank?', answer: 'The one in town.' };
    expect(interviewText([{ question: 1, text: 'Debt.', followUp }])?.text).toContain(
      '> Which bank?\n\nThe one in town.\n',
    );
    expect(
      interviewText([{ question: 1, text: 'Debt.', followUp: { ...followUp, answer: '' } }])?.text,
    ).not.toContain('Which');
  });

  it('is null without an interview answer', () => {
    expect(interviewText([])).toBeNull();
    expect(interviewText([answer(1, '\n')])).toBeNull();
  });
});

describe('withoutQuotedLines', () => {
  it('preserves every offset', () => {
    const text = 'One.\n> Who asked?\nTwo.';
    const own = withoutQuotedLines(text);
    expect(own).toHaveLength(text.length);
    expect(own.indexOf('Two.')).toBe(text.indexOf('Two.'));
    expect(own).not.toContain('asked');
  });

  it('keeps a quoted story, and drops what a mail quotes', () => {
    expect(withoutQuotedLines('> I sold the car.\n> > Then I rested.')).toBe(
      '  I sold the car.\n    Then I rested.',
    );
    const mail = 'I did.\nOn Monday, 2 March Rosa wrote:\n> Did you sell the car.\n';
    expect(withoutQuotedLines(mail)).not.toContain('sell');
  });

  it('drops a follow-up question that ends without its mark', () => {
    const followUp = { question: 'Tell me about the car.', answer: 'It was red.' };
    const { text } = interviewText([{ ...answer(1, 'I sold it.'), followUp }])!;
    expect(withoutQuotedLines(text)).not.toContain('Tell me');
    expect(withoutQuotedLines(text)).toContain('It was red.');
  });
});

describe('the text of a timeline', () => {
  const milestones = [
    {
      year: 2016,
      title: 'Lost the job',
      description: 'It was a Monday.',
      steps: [
        { title: 'Rang the union', links: ['https://union.example/help', 'mailto:help@union.example'] },
        { title: 'Wrote down every debt', links: [] },
      ],
    },
    { year: 2019, title: 'Opened the shop', description: '', steps: [] },
  ];

  it('is read back as it was written', () => {
    expect(milestonesIn(timelineText(milestones)!.text)).toEqual(milestones);
  });

  it('treats a description as text, whatever it begins with', () => {
    const text = timelineText([{ ...milestones[1]!, description: '- # 2020: not a milestone' }])!.text;
    expect(milestonesIn(text)).toEqual([{ ...milestones[1]!, description: '2020: not a milestone' }]);
  });

  it('is null without milestones', () => {
    expect(timelineText([])).toBeNull();
  });
});

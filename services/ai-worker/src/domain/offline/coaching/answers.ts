import type { Situation } from './situation.ts';

/** How a situation is met: what is said to it, whether the start is the gentle one, how much is asked for today. */
export interface Answer {
  /** Opens the coaching. */
  meets: string;
  /** Joins another situation that weighs more. */
  joins: string;
  gentle: boolean;
  /** Actions at most. */
  most: number;
  /** Takes the place of what usually gets in the way of such a step; null leaves that. */
  obstacle: string | null;
  encouragement: string;
}

export const ANSWERS: Record<Situation, Answer> = {
  afraid: {
    meets: 'Being afraid of this is no sign that you should not do it. It is a reason to make it smaller.',
    joins: 'And since it frightens you, each piece below ends before the next one begins.',
    gentle: true,
    most: 3,
    obstacle:
      'Fear may grow just before you begin. Then do only the first action, and write down what you thought would happen. Afterwards, write down beside it what did.',
    encouragement: 'You may stop after any of these, and still have done something today.',
  },
  ashamed: {
    meets: 'You do not have to show this to anybody yet. The first action is for your eyes only.',
    joins: 'Nobody has to see the first action but you.',
    gentle: true,
    most: 3,
    obstacle:
      'Shame says that everybody would turn away. You can test that on one person: choose the one least likely to judge, and tell them one sentence of it.',
    encouragement: 'Needing a step like this one is common. It is why this roadmap was written.',
  },
  tired: {
    meets: 'When you are tired, today may be small. One action is a full day’s work.',
    joins: 'Since you are tired as well, the first action alone is enough for today.',
    gentle: true,
    most: 2,
    obstacle:
      'You may have even less strength tomorrow. Then leave the step and rest: it stays where it is, and nothing you have done is lost. If you have been this tired for weeks, a doctor should hear of it.',
    encouragement: 'Doing a little and then resting is not falling behind.',
  },
  sad: {
    meets: 'This is a heavy time to be asked for anything. So nothing here needs you to feel better first.',
    joins: 'And nothing here needs you to feel better first.',
    gentle: true,
    most: 2,
    obstacle:
      'It may hurt in the middle. Then stop there, and tell one person how the day was. If the days stay this dark, please let a doctor or a counsellor know.',
    encouragement: 'You can be sad and do one small thing. Neither has to wait for the other.',
  },
  started: {
    meets: 'You have done part of this already, so you need not begin at the beginning.',
    joins: 'What you have done already counts: begin behind it.',
    gentle: false,
    most: 4,
    obstacle:
      'What is left may be the part you like least. Do that one for five minutes first, and the easier rest after it.',
    encouragement: 'Part of it is behind you. What is left is shorter than what you had on the first day.',
  },
  failed: {
    meets:
      'You have tried before, so you know something about it that a beginner does not: where it stops. Make it smaller at exactly that place.',
    joins: 'As you have tried before, you know where it gets hard: make it smaller there.',
    gentle: false,
    most: 3,
    obstacle:
      'It may stop at the same place as before. Write down now, in one line, what happened there the last time, and what you will do differently when you come to it.',
    encouragement: 'An attempt that ended is not lost: it tells you where to put less weight.',
  },
  stuck: {
    meets: 'When nothing moves, the next piece is usually too large. Here it is in smaller ones.',
    joins: 'And as you feel stuck, the first action is as small as it can be made.',
    gentle: true,
    most: 3,
    obstacle:
      'You may still not begin. Then set a timer for two minutes and do only the first action, badly. When it rings you are free to stop.',
    encouragement: 'You do not have to want to. You only have to touch it once today.',
  },
  unclear: {
    meets:
      'Here is the step once more, in single pieces. Take them one by one; the whole may become clear on the way.',
    joins: 'Where it is unclear, the pieces below are the step in its own words.',
    gentle: false,
    most: 4,
    obstacle:
      'A word or a sentence may stay unclear. Write down what you think it means, do it that way, and correct it when you know more. Little can be spoiled by it.',
    encouragement: 'You do not have to understand all of it to do the first piece.',
  },
  money: {
    meets: 'When money is short, begin with what costs nothing. The first action does.',
    joins: 'With little money, leave out whatever has a price until you know what else would do.',
    gentle: false,
    most: 4,
    obstacle:
      'Part of it may cost something. Before you pay, write down what it costs and what it is for, and look for a way without: a library, a town office or a person who has it already.',
    encouragement: 'What you can do here without paying is a real part of the step.',
  },
  'no-time': {
    meets: 'You have little time, so this is cut into pieces that fit between other things.',
    joins: 'Since time is short too, do one piece and leave the others for another day.',
    gentle: false,
    most: 3,
    obstacle:
      'The free minutes may not come. Tie the first action to something you do every day in any case, such as the first coffee or the way home, and do it right after.',
    encouragement: 'Several short sittings finish a step as surely as one long one.',
  },
  alone: {
    meets: 'You are doing this without anybody beside you. Everything below can be done by one person.',
    joins: 'Everything below can be done by one person.',
    gentle: false,
    most: 4,
    obstacle:
      'Nobody may notice what you do, and that makes it easy to stop. Write one line about it in the evening, with the date. It is a witness of a kind, until there is another.',
    encouragement:
      'Somebody went this way before you and wrote it down. You can go it with their words beside you.',
  },
  doubt: {
    meets: 'You need not believe in this step to try it. Treat it as a test that takes a few minutes.',
    joins: 'You need not believe in it: the first action is only a test.',
    gentle: false,
    most: 3,
    obstacle:
      'It may turn out that this step is not for you. Decide that after the first action and not before it; you can leave a step open and go on with the next.',
    encouragement: 'Doubt is allowed here. See what the first few minutes show.',
  },
  beginner: {
    meets: 'You are new to this, and nothing has to be in place before you start.',
    joins: 'Being new to it is fine: nothing has to be in place first.',
    gentle: false,
    most: 4,
    obstacle: null,
    encouragement: 'The first time is allowed to be clumsy. It only has to happen.',
  },
  experienced: {
    meets: 'You know your way around this. So look for the piece that you have been leaving out.',
    joins: 'With your experience, look for the piece you have been leaving out.',
    gentle: false,
    most: 4,
    obstacle:
      'What you know may make you skip ahead. Do the pieces once in this order before you judge them.',
    encouragement: 'Done with care, a familiar step can still show you something.',
  },
};

import { describe, expect, it } from '@jest/globals';
import { AskStory } from '@waymark/contracts/roadmaps/rpc-learning';
import { asLearner } from '@waymark/testing/caller';
import { Harness } from './testing/harness.ts';
import { QUESTION_SETS, storyQuestions, unrelatedQuestions } from './testing/story-questions.ts';

/** The aims are 0.8 and 0.9. */
const MIN_ANSWERED = 0.6;
const MIN_SILENT = 0.9;
const roadmaps = new Harness({ DEMO_MODE: 'true' }).forFile();

async function ask(id: string, question: string): Promise<string[]> {
  const { passages } = await roadmaps.call(AskStory, { id, body: { question } }, asLearner(7_400));
  return passages.map(({ text }) => text);
}

describe.each(process.env.WITHOUT ? (['built'] as const) : QUESTION_SETS)('the questions %s', (set) => {
  it('find a passage that answers among the first three', async () => {
    const questions = storyQuestions(set);
    const missed: string[] = [];
    for (const { roadmapId, question, fitting } of questions) {
      const texts = await ask(roadmapId, question);
      if (!fitting.some((words) => texts.some((text) => text.includes(words))))
        missed.push(
          `  missed: ${roadmapId}: ${question} -> ${texts.map((text) => text.slice(0, 50)).join(' | ') || 'nothing'}`,
        );
    }
    const answered = questions.length - missed.length;
    console.info([`${set}: ${answered} of ${questions.length} answered`, ...missed].join('\n'));
    expect(answered / questions.length).toBeGreaterThanOrEqual(MIN_ANSWERED);
  });

  it('are answered with nothing where they are about something else', async () => {
    const questions = unrelatedQuestions(set);
    const answered: string[] = [];
    const ids = [...new Set(storyQuestions(set).map(({ roadmapId }) => roadmapId))];
    for (const id of ids)
      for (const question of questions) {
        const [text] = await ask(id, question);
        if (text !== undefined) answered.push(`  answered: ${id}: ${question} -> ${text.slice(0, 120)}`);
      }
    const total = ids.length * questions.length;
    console.info(
      [`${set}: ${total - answered.length} of ${total} unrelated ones silent`, ...answered].join('\n'),
    );
    expect(1 - answered.length / total).toBeGreaterThanOrEqual(MIN_SILENT);
  });
});

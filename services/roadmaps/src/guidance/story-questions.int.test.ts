import { describe, expect, it } from '@jest/globals';
import { AskStory } from '@waymark/contracts/roadmaps/learning.endpoints';
import { asLearner } from '@waymark/testing/caller';
import { Harness } from '../testing/harness.ts';
import { QUESTION_SETS, storyQuestions, unrelatedQuestions } from '../testing/story-questions.ts';

/** The aims are 0.8 and 0.9. */
const MIN_FOUND = 0.7;
const MIN_SILENT = 0.9;
const roadmaps = new Harness({ DEMO_MODE: 'true' }).forFile();

async function ask(id: string, question: string): Promise<string[]> {
  const { passages } = await roadmaps.call(AskStory, { id, body: { question } }, asLearner(7_400));
  return passages.map(({ text }) => text);
}

describe.each(QUESTION_SETS)('the questions %s', (set) => {
  it('find a fitting passage among the first three', async () => {
    const questions = storyQuestions(set);
    const missed: string[] = [];
    for (const { roadmapId, question, fitting } of questions) {
      const texts = await ask(roadmapId, question);
      if (!fitting.some((words) => texts.some((text) => text.includes(words))))
        missed.push(
          `  missed: ${roadmapId}: ${question} -> ${texts.map((text) => text.slice(0, 50)).join(' | ') || 'nothing'}`,
        );
    }
    const found = questions.length - missed.length;
    console.info([`${set}: ${found} of ${questions.length} found`, ...missed].join('\n'));
    expect(found / questions.length).toBeGreaterThanOrEqual(MIN_FOUND);
  });

  it('find nothing where they are about something else', async () => {
    const questions = unrelatedQuestions(set);
    const loud: string[] = [];
    const ids = [...new Set(storyQuestions(set).map(({ roadmapId }) => roadmapId))];
    for (const id of ids)
      for (const question of questions) {
        const [text] = await ask(id, question);
        if (text !== undefined) loud.push(`  not silent: ${id}: ${question} -> ${text.slice(0, 120)}`);
      }
    const total = ids.length * questions.length;
    console.info([`${set}: ${total - loud.length} of ${total} unrelated ones silent`, ...loud].join('\n'));
    expect(1 - loud.length / total).toBeGreaterThanOrEqual(MIN_SILENT);
  });
});

import { expect, it } from '@jest/globals';
import { Coaching } from '@waymark/contracts/roadmaps/coaching';
import { ExplicitSafety1766770000000 } from './migrations/1766770000000-explicit-safety.ts';
import { CoachingCase } from './testing/coaching-case.ts';
import { Harness } from './testing/harness.ts';

const roadmaps = new Harness({ WORK_QUIET_SECONDS: '60' }).forFile();

const guidance = {
  ...{ opening: 'Begin here.', actions: [{ title: 'Sit down', detail: '' }], questions: [] },
  ...{ obstacle: null, quote: null, encouragement: '' },
};

/** The coaching as it reads after the migration, when it was stored with this need of help. */
async function migrated(safety: object): Promise<{ coaching: unknown; note: string }> {
  const on = await CoachingCase.start(roadmaps);
  await on.finish();
  await on.ended();
  const stored = JSON.stringify({ ...guidance, safety });
  await roadmaps.sql(`UPDATE ai_runs SET coaching = '${stored}' WHERE id = $1`, [on.run.id]);
  await new ExplicitSafety1766770000000().up({
    query: (text: string) => roadmaps.sql(text),
  } as Parameters<ExplicitSafety1766770000000['up']>[0]);
  const [row] = await roadmaps.sql('SELECT coaching, user_context FROM ai_runs WHERE id = $1', [on.run.id]);
  return { coaching: Coaching.parse(row?.coaching), note: row?.user_context as string };
}

it('keeps guidance that had a line of help above it, without the line', async () => {
  const old = await migrated({ level: 'weak', kinds: ['suicide'], language: 'en' });
  expect(old.coaching).toEqual(guidance);
});

it('leaves help alone of a vague sign of violence at home, and erases its note', async () => {
  const { coaching, note } = await migrated({ level: 'weak', kinds: ['violence-at-home'], language: 'de' });
  expect(coaching).toEqual({
    ...guidance,
    ...{ opening: '', actions: [] },
    safety: { level: 'strong', kinds: ['violence-at-home'], urgent: false, language: 'de' },
  });
  expect(note).toBe('');
});

it('keeps help that was explicit', async () => {
  const { coaching } = await migrated({ level: 'ask-first', kinds: ['court'], language: 'en' });
  expect(coaching).toMatchObject({ safety: { level: 'ask-first', kinds: ['court'], urgent: false } });
});

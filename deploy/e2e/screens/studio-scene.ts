import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Page } from 'playwright-core';
import { newLearnerOn } from '../booking-screens.ts';
import { draftOf, putOnStage, read, send } from '../journey-scene.ts';
import { newMentorOn } from '../people.ts';
import { franklin } from '../story.ts';

export let mentorPage: Page;
export let learnerPage: Page;
/** Without stages. */
export let empty: Roadmap;
/** Drafted from a story, not looked at yet. */
export let drafted: Roadmap;
/** Drafted from a story, looked at, published, edited since, with another draft waiting. */
export let edited: Roadmap;

export async function setUp(browser: Browser): Promise<void> {
  const [mentor, learner] = await Promise.all([newMentorOn(browser), newLearnerOn(browser)]);
  mentorPage = mentor.page;
  learnerPage = learner.page;
  empty = await draftOf(mentorPage, 'Nothing yet', []);
  drafted = await generated('Not looked at');
  const { id } = await reviewed(await generated('Thirteen virtues'));
  await send(mentorPage, 'PATCH', `/api/roadmaps/${id}/publish`, {});
  edited = await read<Roadmap>(mentorPage, `/api/roadmaps/${id}?version=draft`);
  await coach(edited);
  await putOnStage(mentorPage, id, edited.stages[0]!, {
    title: 'My own beginning',
    mentorNote: 'You are not the sum on that letter.',
  });
  await generate(id);
}

/** A roadmap with a draft of the story. */
async function generated(title: string): Promise<Roadmap> {
  const roadmap = await draftOf(mentorPage, title, []);
  await send(mentorPage, 'POST', `/api/roadmaps/${roadmap.id}/transcript`, { text: franklin });
  await generate(roadmap.id);
  return roadmap;
}

/** Confirms every step of a draft. */
async function reviewed({ id }: Roadmap): Promise<Roadmap> {
  const { stages } = await read<Roadmap>(mentorPage, `/api/roadmaps/${id}?version=draft`);
  for (const { id: stepId } of stages.flatMap(({ steps }) => steps))
    await send(mentorPage, 'POST', `/api/roadmaps/${id}/review/decisions`, { action: 'keep', stepId });
  return read<Roadmap>(mentorPage, `/api/roadmaps/${id}?version=draft`);
}

async function generate(roadmapId: string): Promise<void> {
  await send(mentorPage, 'POST', '/api/generate-roadmap', { roadmapId });
  await eventually(
    async () => {
      const run = await read<AiRun | null>(mentorPage, `/api/roadmaps/${roadmapId}/run`);
      if (run?.status !== 'succeeded') throw new Error(`the draft is ${run?.status}`);
    },
    { timeoutMs: 60_000 },
  );
}

/** Coaches the learner on a step with a quote of the mentor, which the learner then completes. */
async function coach({ id, stages }: Roadmap): Promise<void> {
  const step = stages[0]!.steps.find(({ evidence }) => evidence)!;
  const body = { roadmapId: id, stepId: step.id, userContext: 'I begin today' };
  await send(learnerPage, 'POST', '/api/ai-coaching', body);
  await send(learnerPage, 'PATCH', '/api/progress', { roadmapId: id, stepId: step.id, completed: true });
  await eventually(async () => {
    const [run] = await read<AiRun[]>(learnerPage, `/api/roadmaps/${id}/coachings`);
    if (run?.status !== 'succeeded') throw new Error(`the coaching is ${run?.status}`);
  });
}

export const page = () => mentorPage;
export const emptyPath = () => `/mentor/roadmaps/${empty.id}`;
export const reviewPath = () => `/mentor/roadmaps/${drafted.id}/review`;
export const editedPath = () => `/mentor/roadmaps/${edited.id}`;

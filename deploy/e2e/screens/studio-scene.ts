import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Page } from 'playwright-core';
import { projectRoot } from '../../launch/paths.ts';
import { newLearnerOn } from '../booking-screens.ts';
import { draftFromRecording, publish, stepsWithClips } from '../clip-scene.ts';
import { addSource, draftOf, putOnStage, read, send, silence } from '../journey-scene.ts';
import { newMentorOn } from '../people.ts';
import { franklin } from '../story.ts';

export let mentorPage: Page;
export let learnerPage: Page;
/** Without stages. */
export let empty: Roadmap;
/** Drafted from a story, not looked at yet. */
export let drafted: Roadmap;
/** Published; its first step plays a recording, and its second could. */
export let voiced: Roadmap;
/** Drafted from a story, looked at, published, edited since, with another draft waiting. */
export let edited: Roadmap;
/** With two takes of a recording. */
let taken: Roadmap;

export async function setUp(browser: Browser): Promise<void> {
  const [mentor, learner] = await Promise.all([newMentorOn(browser), newLearnerOn(browser)]);
  mentorPage = mentor.page;
  learnerPage = learner.page;
  empty = await draftOf(mentorPage, 'Nothing yet', []);
  taken = await draftOf(mentorPage, 'Told twice', []);
  const { id: takeOf } = await addTake('chromium.webm', 'audio/webm');
  await addTake('firefox.ogg', 'audio/ogg', takeOf);
  drafted = await generated('Not reviewed');
  voiced = await published();
  const { id } = await reviewed(await generated('Thirteen virtues'));
  await send(mentorPage, 'PATCH', `/api/roadmaps/${id}/publish`, {});
  edited = await read<Roadmap>(mentorPage, `/api/roadmaps/${id}?version=draft`);
  await coach(edited);
  const [stage] = edited.stages;
  await putOnStage(mentorPage, id, stage!, {
    title: 'My own beginning',
    mentorNote: 'You are not the sum on that letter.',
    steps: stage!.steps.map(({ id, title }, at) => ({ id, title: at === 0 ? 'Begin on a Monday' : title })),
  });
  await generate(id);
}

/** Uploads a recording in one part. */
async function addTake(file: string, fileType: string, takeOf?: string): Promise<Source> {
  const id = randomUUID();
  await send(mentorPage, 'POST', `/api/roadmaps/${taken.id}/recordings`, { id, fileType, takeOf });
  const response = await mentorPage.request.put(`/api/recordings/${id}/parts/0?seconds=2`, {
    data: readFileSync(join(projectRoot, 'gateway/src/testing/recordings', file)),
    headers: { 'content-type': 'application/octet-stream' },
  });
  if (!response.ok()) throw new Error(`part: ${response.status()} ${await response.text()}`);
  const levels = Array.from({ length: 150 }, (_, part) => (part * 37) % 101);
  return send(mentorPage, 'POST', `/api/recordings/${id}/finish`, { name: 'The night', levels });
}

/** A roadmap with a draft of the story. */
async function generated(title: string): Promise<Roadmap> {
  const roadmap = await draftOf(mentorPage, title, []);
  await send(mentorPage, 'POST', `/api/roadmaps/${roadmap.id}/transcript`, { text: franklin });
  await generate(roadmap.id);
  return roadmap;
}

/** A roadmap drafted from a recording, with a voice that is ready. */
async function published(): Promise<Roadmap> {
  const { id } = await draftOf(mentorPage, 'Told aloud', []);
  await addSource(mentorPage, id, silence('evening.wav', 60));
  await draftFromRecording(mentorPage, id);
  const [step] = await stepsWithClips(mentorPage, id);
  const decision = { action: 'voice', stepId: step!.id, used: true };
  await send(mentorPage, 'POST', `/api/roadmaps/${id}/review/decisions`, decision);
  await publish(mentorPage, id);
  await eventually(async () => {
    const { stages } = await read<Roadmap>(learnerPage, `/api/roadmaps/${id}`);
    const voices = stages.flatMap(({ steps }) => steps.flatMap(({ voice }) => voice ?? []));
    if (voices[0]?.state !== 'ready') throw new Error('the voice is being prepared');
  });
  return read<Roadmap>(mentorPage, `/api/roadmaps/${id}`);
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
export const takenPath = () => `/mentor/roadmaps/${taken.id}`;
export const emptyPath = () => `/mentor/roadmaps/${empty.id}`;
export const reviewPath = () => `/mentor/roadmaps/${drafted.id}/review`;
export const editedPath = () => `/mentor/roadmaps/${edited.id}`;

/** Opens the permissions of saved material, which phones have in a menu. */
export async function openPermissions(to: Page, name: string): Promise<void> {
  const actions = to.getByRole('button', { name: new RegExp(`^(Permissions of|Actions for) ${name}`) });
  await actions.click();
  if (to.viewportSize()!.width < 640) await to.getByRole('menuitem', { name: 'Permissions' }).click();
}

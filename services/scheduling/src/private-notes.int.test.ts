import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Caller } from '@waymark/contracts/caller';
import { UserDeleted } from '@waymark/contracts/identity/events';
import * as rpc from '@waymark/contracts/scheduling/learners.endpoints';
import { ExportSessions } from '@waymark/contracts/scheduling/rpc-account';
import * as sessions from '@waymark/contracts/scheduling/scheduling.endpoints';
import type { RunningService } from '@waymark/platform/service';
import { eventually } from '@waymark/testing/eventually';
import { exportedFiles } from '@waymark/testing/person-data';
import { expectRejection } from '@waymark/testing/rejection';
import { aMentor } from './testing/a-mentor.ts';
import { aLearner, DAY, hourIn, schedules } from './testing/bookings.ts';
import { startFakeRoadmaps } from './testing/fake-roadmaps.ts';
import { Harness, MONDAY_NOON } from './testing/harness.ts';

const scheduling = new Harness().forFile();
let roadmaps: RunningService;
beforeAll(async () => {
  roadmaps = await startFakeRoadmaps(scheduling.natsUrl);
});
afterAll(() => roadmaps?.stop());
beforeEach(() => scheduling.clock.set(MONDAY_NOON));

const call = scheduling.call.bind(scheduling);
const write = (id: string, text: string, by: Caller) => call(rpc.SetPrivateNote, { id, body: { text } }, by);
const read = async (id: string, by: Caller) => (await call(rpc.GetPrivateNote, { id }, by)).text;

async function theirSession() {
  const [mentor, learner] = [await aMentor(scheduling), aLearner()];
  const { id } = await schedules(scheduling, learner, mentor, hourIn(scheduling, 2 * DAY));
  return { mentor, learner, id };
}

describe('a private note', () => {
  it('is read by its author only, and is in no view of the session', async () => {
    const { mentor, learner, id } = await theirSession();
    await write(id, 'Afraid of the phone', mentor);
    await write(id, 'Ask about sleep', learner);
    expect([await read(id, mentor), await read(id, learner)]).toEqual([
      'Afraid of the phone',
      'Ask about sleep',
    ]);
    for (const by of [mentor, learner]) {
      const seen = JSON.stringify(await call(sessions.GetSession, { id }, by));
      expect(seen).not.toMatch(/Afraid|Ask about/);
    }
    const stranger = aLearner();
    await expectRejection(call(rpc.GetPrivateNote, { id }, stranger), 'NOT_FOUND');
    await expectRejection(write(id, 'Mine', stranger), 'NOT_FOUND');
    await write(id, '', mentor);
    expect([await read(id, mentor), await read(id, learner)]).toEqual(['', 'Ask about sleep']);
  });

  it('is exported for its author, and erased with either the author or the learner it is about', async () => {
    const { mentor, learner, id } = await theirSession();
    await write(id, 'Zebulon-Fern', mentor);
    await write(id, 'Quartz-Ivy', learner);
    const exportOf = async (by: Caller) =>
      JSON.stringify((await exportedFiles(scheduling, ExportSessions, by)).files);
    expect([await exportOf(mentor), await exportOf(learner)]).toEqual([
      expect.not.stringContaining('Quartz-Ivy'),
      expect.not.stringContaining('Zebulon-Fern'),
    ]);
    expect(await exportOf(learner)).toContain('Quartz-Ivy');
    await scheduling.publish(UserDeleted, { userId: learner.userId, roadmaps: 'keep' });
    await eventually(async () =>
      expect(await scheduling.sql('SELECT FROM private_notes WHERE session_id = $1', [id])).toEqual([]),
    );
  });
});

describe('the record of a learner', () => {
  it('has what the learner shared and the own notes, for their mentor only', async () => {
    const { mentor, learner, id } = await theirSession();
    await write(id, 'Afraid of the phone', mentor);
    const about = { roadmapId: 'grief', stepId: 'walk' };
    const body = { mentorId: mentor.userId, price: 0 };
    const book = (days: number, shareProgress: boolean) =>
      call(
        sessions.ScheduleSession,
        { ...body, sessionDate: hourIn(scheduling, days * DAY), about: { ...about, shareProgress } },
        learner,
      );
    const record = () => call(rpc.GetLearnerRecord, { learnerId: learner.userId }, mentor);
    await book(3, false);
    expect((await record()).shared).toEqual([]);
    await book(4, true);
    expect(await record()).toEqual({
      ...{ id: learner.userId, name: learner.username, completed: 0, ahead: 3 },
      firstAt: hourIn(scheduling, 2 * DAY),
      shared: [
        expect.objectContaining({
          ...{ roadmapId: 'grief', stepTitle: 'Walk to the sea', sharedAt: MONDAY_NOON },
          progress: { completedSteps: 2, totalSteps: 7 },
        }),
      ],
      privateNotes: [expect.objectContaining({ sessionId: id, text: 'Afraid of the phone' })],
      ...{ goal: { text: '', byMe: false, changedAt: null }, tasks: [] },
    });
    const other = await aMentor(scheduling);
    await expectRejection(call(rpc.GetLearnerRecord, { learnerId: learner.userId }, other), 'NOT_FOUND');
    await expectRejection(call(rpc.GetLearnerRecord, { learnerId: mentor.userId }, learner), 'FORBIDDEN');
  });
});

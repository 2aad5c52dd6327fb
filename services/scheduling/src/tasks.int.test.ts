// guarantees: After a session: at most five tasks, which its learner alone ticks; a tick is never lost to an edit; no stranger reads them
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Caller } from '@waymark/contracts/caller';
import { UserDeleted } from '@waymark/contracts/identity/events';
import { SessionTouched, SessionWrittenUp } from '@waymark/contracts/scheduling/events';
import * as learners from '@waymark/contracts/scheduling/learners.endpoints';
import { ExportSessions } from '@waymark/contracts/scheduling/rpc-account';
import * as sessions from '@waymark/contracts/scheduling/scheduling.endpoints';
import type { TaskBody } from '@waymark/contracts/scheduling/tasks';
import * as rpc from '@waymark/contracts/scheduling/tasks.endpoints';
import { newId } from '@waymark/kernel/ids';
import type { RunningService } from '@waymark/platform/service';
import { eventually } from '@waymark/testing/eventually';
import { exportedFiles, tablesWith } from '@waymark/testing/person-data';
import { expectRejection } from '@waymark/testing/rejection';
import { ProcessDueSessions } from './app/process-due-sessions.ts';
import { manifest } from './manifest.ts';
import { aMentor } from './testing/a-mentor.ts';
import { aLearner, DAY, HOUR, holds, hourIn, PRICED, schedules } from './testing/bookings.ts';
import { startFakeRoadmaps } from './testing/fake-roadmaps.ts';
import { Harness, MONDAY_NOON } from './testing/harness.ts';

let roadmaps: RunningService;
// Registered first: the fake stops while NATS runs.
afterAll(() => roadmaps?.stop());
const scheduling = new Harness().forFile();
beforeAll(async () => {
  roadmaps = await startFakeRoadmaps(scheduling.natsUrl);
});
beforeEach(() => scheduling.clock.set(MONDAY_NOON));

const call = scheduling.call.bind(scheduling);
const task = (more: Partial<TaskBody> = {}): TaskBody => ({ text: 'Open a letter', dueOn: null, ...more });
const write = (id: string, by: Caller, tasks: TaskBody[], notes = 'We spoke about letters.') =>
  call(sessions.SetSessionNotes, { id, notes, tasks }, by);
const followUp = (id: string, by: Caller) => call(rpc.GetFollowUp, { id }, by);
const change = (id: string, body: { done: boolean; comment?: string }, by: Caller) =>
  call(rpc.ChangeTask, { id, body }, by);
const setGoal = (by: Caller, other: Caller, text: string) =>
  call(rpc.SetGoal, { userId: other.userId, body: { text } }, by);

/** A session that is over. */
async function aSession(mentor?: Caller, learner?: Caller) {
  const people = { mentor: mentor ?? (await aMentor(scheduling)), learner: learner ?? aLearner() };
  const { id } = await schedules(scheduling, people.learner, people.mentor, hourIn(scheduling, HOUR));
  scheduling.clock.advance(3 * HOUR);
  await scheduling.get(ProcessDueSessions).completeSessions();
  return { ...people, id };
}

async function withTask(more: Partial<TaskBody> = {}) {
  const of = await aSession();
  await write(of.id, of.mentor, [task(more)]);
  const [written] = (await followUp(of.id, of.mentor)).tasks;
  return { ...of, taskId: written!.id };
}

describe('what a mentor writes after a session', () => {
  it('is read by its two people only, and informs the learner once', async () => {
    const { mentor, learner, id } = await aSession();
    const tasks = [
      task({ dueOn: '2027-01-14' }),
      task({ text: 'Walk', step: { roadmapId: 'grief', stepId: 'walk' } }),
    ];
    await write(id, mentor, tasks);
    const seen = await followUp(id, learner);
    expect(seen).toMatchObject({
      canWriteTasks: false,
      tasks: [
        { text: 'Open a letter', dueOn: '2027-01-14', step: null, doneAt: null, comment: '' },
        { text: 'Walk', step: { roadmapId: 'grief', stepId: 'walk', title: 'Walk to the sea' } },
      ],
    });
    expect((await followUp(id, mentor)).tasks).toEqual(seen.tasks);
    await write(
      id,
      mentor,
      seen.tasks.map(({ id, text, dueOn }) => ({ id, text, dueOn })),
      'More words.',
    );
    expect(await scheduling.emitted(SessionWrittenUp, { sessionId: id })).toMatchObject([
      { learnerId: learner.userId, tasks: 2 },
    ]);
    expect(JSON.stringify(await scheduling.emitted(SessionWrittenUp, { sessionId: id }))).not.toContain(
      'letter',
    );
    for (const stranger of [aLearner(), await aMentor(scheduling)]) {
      await expectRejection(followUp(id, stranger), 'NOT_FOUND');
      await expectRejection(write(id, stranger, []), 'NOT_FOUND');
    }
    await expectRejection(write(id, learner, []), 'FORBIDDEN');
    const view = JSON.stringify(await call(sessions.GetSession, { id }, learner));
    expect(view).not.toContain('Open a letter');
  });

  it('is in no calendar', async () => {
    const { mentor, learner, id } = await withTask({ text: 'Quartz task' });
    await setGoal(mentor, learner, 'Quartz goal');
    const { token } = await call(sessions.GetFeedToken, { renew: false }, learner);
    await call(sessions.SetFeedSettings, { includesDetails: true }, learner);
    const files = [
      await call(sessions.GetSessionIcs, { id }, learner),
      await call(sessions.GetFeedIcs, { token }),
    ];
    for (const file of files) expect(JSON.stringify(file)).not.toMatch(/Quartz|about letters/);
  });

  it('has no task of a step that the learner cannot read, and none before the session or of a hold', async () => {
    const { mentor, id } = await aSession();
    for (const step of [
      { roadmapId: 'unwritten', stepId: 'walk' },
      { roadmapId: 'grief', stepId: 'gone' },
      { roadmapId: 'unknown', stepId: 'walk' },
    ]) {
      await expectRejection(write(id, mentor, [task({ step })]), 'VALIDATION');
    }
    const learner = aLearner();
    const ahead = await schedules(scheduling, learner, mentor, hourIn(scheduling, DAY));
    await expectRejection(write(ahead.id, mentor, [task()]), 'CONFLICT');
    await call(sessions.CancelSession, { id: ahead.id, body: { message: '' } }, mentor);
    scheduling.clock.advance(2 * DAY);
    await expectRejection(write(ahead.id, mentor, [task()]), 'CONFLICT');
    const priced = await aMentor(scheduling, PRICED);
    const hold = await holds(scheduling, learner, priced, hourIn(scheduling, DAY));
    await expectRejection(write(hold.id, priced, [task()]), 'NOT_FOUND');
  });

  it('has at most five tasks, also by the constraint of the table and when two windows save at once', async () => {
    const { mentor, id } = await aSession();
    const lists = [1, 2].map((window) =>
      Array.from({ length: 5 }, (_, n) => task({ text: `${window} ${n}` })),
    );
    await Promise.all(lists.map((tasks) => write(id, mentor, tasks)));
    expect((await followUp(id, mentor)).tasks).toHaveLength(5);
    await expectRejection(
      write(
        id,
        mentor,
        Array.from({ length: 6 }, () => task()),
      ),
      'VALIDATION',
    );
    const insert = scheduling.sql(
      "INSERT INTO tasks (id, session_id, position, text) VALUES ($1, $2, 6, 'x')",
      [newId(), id],
    );
    await expect(insert).rejects.toThrow('tasks_position_check');
  });
});

describe('a task', () => {
  it('is ticked and commented on by its learner only', async () => {
    const { mentor, learner, taskId, id } = await withTask();
    expect(await change(taskId, { done: true, comment: 'It was a bill.' }, learner)).toMatchObject({
      doneAt: scheduling.clock.now().toISOString(),
      comment: 'It was a bill.',
    });
    const doneAt = scheduling.clock.now().toISOString();
    scheduling.clock.advance(HOUR);
    expect((await change(taskId, { done: true }, learner)).doneAt).toBe(doneAt);
    expect((await followUp(id, mentor)).tasks).toMatchObject([{ doneAt, comment: 'It was a bill.' }]);
    expect((await scheduling.emitted(SessionTouched, { sessionId: id })).length).toBeGreaterThan(0);
    expect(await change(taskId, { done: false }, learner)).toMatchObject({
      doneAt: null,
      comment: 'It was a bill.',
    });
    await expectRejection(change(taskId, { done: true }, mentor), 'FORBIDDEN');
    await expectRejection(change(taskId, { done: true }, aLearner()), 'NOT_FOUND');
    await expectRejection(change(newId(), { done: true }, learner), 'NOT_FOUND');
  });

  it('is on the home of its learner until a day after the tick', async () => {
    const { mentor, learner, taskId } = await withTask();
    const mine = () => call(rpc.ListTasks, {}, learner);
    expect(await mine()).toMatchObject([{ id: taskId, mentor: { id: mentor.userId } }]);
    expect(await call(rpc.ListTasks, {}, mentor)).toEqual([]);
    await change(taskId, { done: true }, learner);
    expect(await mine()).toHaveLength(1);
    scheduling.clock.advance(DAY + HOUR);
    expect(await mine()).toEqual([]);
  });

  it('keeps a tick when its mentor saves at the same moment', async () => {
    const { mentor, learner, taskId, id } = await withTask();
    await Promise.allSettled([change(taskId, { done: true }, learner), write(id, mentor, [])]);
    const left = (await followUp(id, learner)).tasks;
    const ticked = await change(taskId, { done: true }, learner).catch(() => null);
    // Either the tick came first and the task stayed, or the task was removed first.
    expect(left.length).toBe(ticked ? 1 : 0);
    if (ticked) await expectRejection(write(id, mentor, []), 'CONFLICT');
  });

  it('disappears while its session counts as missed', async () => {
    const { learner, taskId, id } = await withTask();
    await scheduling.sql("UPDATE sessions SET status = 'no-show', absent = 'learner' WHERE id = $1", [id]);
    expect(await call(rpc.ListTasks, {}, learner)).toEqual([]);
    await expectRejection(change(taskId, { done: true }, learner), 'NOT_FOUND');
  });
});

describe('the next session', () => {
  it('begins with the notes and open tasks of the sessions before, and the goal', async () => {
    const { mentor, learner, id, taskId } = await withTask();
    const second = await aSession(mentor, learner);
    await write(second.id, mentor, [task({ text: 'Call the bank' })], 'The second time.');
    await setGoal(learner, mentor, 'Sleep through the night');
    const next = await schedules(scheduling, learner, mentor, hourIn(scheduling, DAY));
    const seen = await followUp(next.id, mentor);
    expect(seen).toMatchObject({
      ...{ tasks: [], canWriteTasks: false, goal: { text: 'Sleep through the night', byMe: false } },
      last: { sessionId: second.id, notes: 'The second time.' },
    });
    expect(seen.last!.tasks.map(({ text }) => text)).toEqual(['Call the bank', 'Open a letter']);
    await change(taskId, { done: true }, learner);
    expect((await followUp(next.id, learner)).last!.tasks).toHaveLength(1);
    expect((await followUp(id, learner)).last).toBeNull();
    const other = await schedules(
      scheduling,
      learner,
      await aMentor(scheduling),
      hourIn(scheduling, 2 * DAY),
    );
    expect(await followUp(other.id, learner)).toMatchObject({ last: null, goal: { text: '' } });
  });
});

describe('a goal', () => {
  it('is one of two people, whom both write, and nobody else', async () => {
    const { mentor, learner, id } = await aSession();
    await Promise.all([setGoal(mentor, learner, 'One'), setGoal(learner, mentor, 'Two')]);
    expect(await scheduling.sql('SELECT FROM goals WHERE low_id = $1', [mentor.userId])).toHaveLength(1);
    expect(await setGoal(mentor, learner, 'Three')).toMatchObject({ text: 'Three', byMe: true });
    expect((await followUp(id, learner)).goal).toMatchObject({ text: 'Three', byMe: false });
    await setGoal(learner, mentor, '');
    expect((await followUp(id, mentor)).goal.text).toBe('');
    await expectRejection(setGoal(aLearner(), mentor, 'Mine'), 'NOT_FOUND');
    await expectRejection(setGoal(mentor, mentor, 'Mine'), 'NOT_FOUND');
  });
});

describe('the learners of a mentor', () => {
  const list = (mentor: Caller, more: { quiet?: 'true'; cursor?: string; limit?: number } = {}) =>
    call(learners.ListLearners, { limit: 24, ...more }, mentor);
  const quiet = async (mentor: Caller) => (await list(mentor, { quiet: 'true' })).items.map(({ id }) => id);

  it('are quiet 14 days after they were last seen, unless they have a session ahead', async () => {
    const { mentor, learner, taskId } = await withTask();
    scheduling.clock.advance(14 * DAY - 2 * HOUR);
    expect(await quiet(mentor)).toEqual([]);
    scheduling.clock.advance(2 * HOUR);
    expect(await quiet(mentor)).toEqual([learner.userId]);
    await change(taskId, { done: false, comment: 'Not yet.' }, learner);
    expect(await quiet(mentor)).toEqual([]);
    scheduling.clock.advance(15 * DAY);
    expect(await quiet(mentor)).toEqual([learner.userId]);
    await schedules(scheduling, learner, mentor, hourIn(scheduling, 20 * DAY));
    expect(await quiet(mentor)).toEqual([]);
    scheduling.clock.advance(16 * DAY);
    expect(await list(mentor)).toMatchObject({ items: [{ completed: 1, ahead: 1, isQuiet: false }] });
  });

  it('are no strangers who never came, and none who left', async () => {
    const { mentor, learner } = await aSession();
    const never = await schedules(scheduling, aLearner(), mentor, hourIn(scheduling, DAY));
    await call(sessions.CancelSession, { id: never.id, body: { message: '' } }, mentor);
    scheduling.clock.advance(20 * DAY);
    expect(await quiet(mentor)).toEqual([learner.userId]);
    await scheduling.sql('INSERT INTO departures VALUES ($1, true, now())', [learner.userId]);
    expect(await quiet(mentor)).toEqual([]);
  });

  it('are listed by pages, and for mentors only', async () => {
    const mentor = await aMentor(scheduling);
    const came = [];
    for (let n = 0; n < 3; n += 1) came.unshift((await aSession(mentor)).learner.userId);
    const first = await list(mentor, { limit: 2 });
    const second = await list(mentor, { limit: 2, cursor: first.nextCursor! });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(came);
    expect(second.nextCursor).toBeNull();
    await expectRejection(list(aLearner()), 'FORBIDDEN');
  });

  it('have goal and tasks in their record', async () => {
    const { mentor, learner } = await withTask();
    await setGoal(learner, mentor, 'Sleep');
    const record = await call(learners.GetLearnerRecord, { learnerId: learner.userId }, mentor);
    expect(record).toMatchObject({
      goal: { text: 'Sleep', byMe: false },
      tasks: [{ text: 'Open a letter' }],
    });
  });
});

describe('tasks and goals of a person', () => {
  it('are exported to both, and erased with either', async () => {
    const all = [await withTask({ text: 'Zebulon task' }), await withTask({ text: 'Zebulon task' })];
    for (const { mentor, learner, taskId } of all) {
      await change(taskId, { done: true, comment: 'Zebulon comment' }, learner);
      await setGoal(learner, mentor, 'Zebulon goal');
      for (const by of [mentor, learner]) {
        const { files } = await exportedFiles(scheduling, ExportSessions, by);
        expect(files['session-tasks']).toMatchObject([{ text: 'Zebulon task', comment: 'Zebulon comment' }]);
        expect(files.goals).toMatchObject([{ text: 'Zebulon goal', by_me: by === learner }]);
      }
    }
    await scheduling.publish(UserDeleted, { userId: all[0]!.mentor.userId, roadmaps: 'keep' });
    await scheduling.publish(UserDeleted, { userId: all[1]!.learner.userId, roadmaps: 'keep' });
    await eventually(async () => expect(await tablesWith(scheduling, manifest, 'zebulon')).toEqual([]));
  });
});

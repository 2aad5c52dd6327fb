import { describe, expect, it } from '@jest/globals';
import { decidedStages } from './publishing.ts';
import { Roadmap } from './roadmap.ts';
import { aRoadmap } from './testing/a-roadmap.ts';

const now = new Date('2026-12-01T12:00:00Z');
const body = (steps: { id?: string; title: string }[]) => ({
  title: 'Written',
  description: '',
  estimatedDuration: '1 week',
  steps: steps.map((step) => ({ description: '', resourceLinks: [], ...step })),
});

describe('the editor of a roadmap', () => {
  it('is its mentor only', () => {
    expect(() => new Roadmap(aRoadmap([1])).checkEditor(7)).not.toThrow();
    expect(() => new Roadmap(aRoadmap([1])).checkEditor(8)).toThrow("doesn't exist");
    const published = aRoadmap([1], { status: 'published', publishedAt: now });
    expect(() => new Roadmap(published).checkEditor(8)).toThrow('Only its mentor');
  });
});

describe('a rewritten stage', () => {
  it('marks a changed step as the mentor’s and keeps its evidence', () => {
    const state = aRoadmap([2]);
    const evidence = { sourceId: 's', quote: 'I rested', start: 0, end: 8 };
    state.stages[0]!.steps[0]!.evidence = evidence;
    const stage = new Roadmap(state).updateStage(
      'stage1',
      body([
        { id: 'step1-1', title: 'Rest well' },
        { id: 'step1-2', title: 'Step 1-2' },
      ]),
    );
    expect(stage.steps.map(({ origin }) => origin)).toEqual(['mentor', 'ai']);
    expect(stage.steps[0]!.evidence).toEqual(evidence);
    expect(stage.touchedByMentor).toBe(true);
  });

  it('marks only a changed step as reviewed', () => {
    const state = aRoadmap([2]);
    for (const step of state.stages[0]!.steps) step.reviewed = false;
    const steps = body([
      { id: 'step1-1', title: 'Rest well' },
      { id: 'step1-2', title: 'Step 1-2' },
    ]);
    const stage = new Roadmap(state).updateStage('stage1', steps);
    expect(stage.steps.map(({ reviewed }) => reviewed)).toEqual([true, false]);
  });

  it('keeps its warnings while none are given, else only the given ones, with their evidence', () => {
    const state = aRoadmap([1]);
    const evidence = { sourceId: 's', quote: 'I drove tired', start: 0, end: 13 };
    state.stages[0]!.warnings = ['w1', 'w2'].map((id) => ({ id, text: 'Do not.', evidence }));
    const roadmap = new Roadmap(state);
    const write = (warnings?: { id?: string; text: string }[]) =>
      roadmap.updateStage('stage1', { ...body([{ id: 'step1-1', title: 'Rest' }]), warnings }).warnings;
    expect(write()).toHaveLength(2);
    expect(write([{ text: 'Sleep first.' }, { id: 'w2', text: 'Take a bus.' }])).toEqual([
      { id: expect.any(String), text: 'Sleep first.', evidence: null },
      { id: 'w2', text: 'Take a bus.', evidence },
    ]);
    const unknown = expect.objectContaining({
      issues: [{ path: ['warnings', 0, 'id'], message: expect.any(String) }],
    });
    expect(() => write([{ id: 'w1', text: 'Gone.' }])).toThrow(unknown);
  });

  it('keeps an omitted duration and clears a null one', () => {
    const roadmap = new Roadmap(aRoadmap([1]));
    expect(
      roadmap.updateStage('stage1', body([{ id: 'step1-1', title: 'A' }])).steps[0]!.estimatedDuration,
    ).toBe('1 day');
    const cleared = {
      ...body([]),
      steps: [{ ...body([{ id: 'step1-1', title: 'A' }]).steps[0]!, estimatedDuration: null }],
    };
    expect(roadmap.updateStage('stage1', cleared).steps[0]!.estimatedDuration).toBeNull();
  });
});

describe('publishing', () => {
  it.each([
    [
      aRoadmap([1, 0, 0], { description: ' ' }),
      [['description'], ['stages', 1, 'steps'], ['stages', 2, 'steps']],
    ],
    [aRoadmap([]), [['stages']]],
  ])('is refused with an issue for each missing part (%#)', (state, paths) => {
    const publish = () => new Roadmap(state).publish(now);
    expect(publish).toThrow(
      expect.objectContaining({ issues: paths.map((path) => expect.objectContaining({ path })) }),
    );
    expect(state.status).toBe('draft');
  });

  it('is refused with the steps that are not reviewed, unless the mentor accepts them', () => {
    const state = aRoadmap([2, 120]);
    for (const step of state.stages.flatMap(({ steps }) => steps)) step.reviewed = step.id === 'step1-1';
    const roadmap = new Roadmap(state);
    const list = Array.from({ length: 100 }, () =>
      expect.objectContaining({ stageTitle: expect.any(String) }),
    );
    expect(() => roadmap.publish(now)).toThrow(
      expect.objectContaining({
        code: 'NOT_PUBLISHABLE',
        message: 'Review 121 steps before you publish: “Step 1-2”, “Step 2-1”, “Step 2-2” and 118 more.',
        issues: expect.arrayContaining([{ path: ['stages', 0, 'steps', 1], message: 'Review “Step 1-2”.' }]),
        details: { unreviewed: list, count: 121 },
      }),
    );
    roadmap.publish(now, { unreviewed: 'accept' });
    expect(roadmap.state.status).toBe('published');
  });

  it('is refused for a missing part even when steps are accepted unread', () => {
    const state = aRoadmap([1, 0]);
    state.stages[0]!.steps[0]!.reviewed = false;
    const publish = (unreviewed?: 'accept') => new Roadmap(state).publish(now, { unreviewed });
    expect(() => publish('accept')).toThrow('Add a step to the stage “Stage 2”.');
    expect(() => publish()).toThrow(
      'Add a step to the stage “Stage 2”. Review 1 step before you publish: “Step 1-1”.',
    );
  });

  it('leaves out undecided steps when the mentor decides so, if any step remains', () => {
    const state = aRoadmap([2, 1, 1]);
    for (const step of state.stages.flatMap(({ steps }) => steps)) step.reviewed = step.id === 'step1-2';
    expect(decidedStages(state.stages)).toEqual([
      { ...state.stages[0]!, steps: [state.stages[0]!.steps[1]] },
    ]);
    const roadmap = new Roadmap(state);
    roadmap.publish(now, { unreviewed: 'leave-out' });
    expect(roadmap).toMatchObject({ leavesOut: true, state: { version: 1, status: 'published' } });
    const nothing = aRoadmap([1]);
    nothing.stages[0]!.steps[0]!.reviewed = false;
    expect(() => new Roadmap(nothing).publish(now, { unreviewed: 'leave-out' })).toThrow('at least one step');
  });

  it('keeps the first date of publication', () => {
    const roadmap = new Roadmap(aRoadmap([1]));
    roadmap.publish(now);
    roadmap.publish(new Date('2027-01-01T00:00:00Z'));
    expect(roadmap.state.publishedAt).toEqual(now);
  });
});

describe('the size of a roadmap', () => {
  it('is limited in stages, steps and characters', () => {
    const stages = new Roadmap(aRoadmap(Array.from({ length: 40 }, () => 1)));
    expect(() => stages.addStage(body([{ title: 'One' }]))).toThrow('at most 40 stages');
    const steps = new Roadmap(aRoadmap(Array.from({ length: 10 }, () => 30)));
    expect(() => steps.addStage(body([{ title: 'One' }]))).toThrow('at most 300 steps');
    const long = aRoadmap([100]);
    for (const step of long.stages[0]!.steps) step.description = 'x'.repeat(2_000);
    expect(() => new Roadmap(long).addStage(body([{ title: 'One' }]))).toThrow('too long');
  });
});

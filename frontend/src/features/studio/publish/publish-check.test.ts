import { describe, expect, it } from '@jest/globals';
import type { Stage, Step } from '@waymark/contracts/roadmaps/http';
import { advice, findingsOf, missing } from './publish-check.ts';
import { changesBetween, hasChanges } from './version-changes.ts';

const step = (id: string, over: Partial<Step> = {}): Step => ({
  id,
  title: `Step ${id}`,
  description: '',
  estimatedDuration: null,
  resourceLinks: [],
  order: 0,
  origin: 'mentor',
  reviewed: true,
  evidence: null,
  ...over,
});

const stage = (id: string, steps: Step[], over: Partial<Stage> = {}): Stage => ({
  id,
  title: `Stage ${id}`,
  description: '',
  order: 0,
  estimatedDuration: '1 week',
  origin: 'mentor',
  mentorNote: 'I was here too.',
  voiceClip: null,
  artifacts: [],
  warnings: [],
  steps,
  ...over,
});

const copy = (over: object = {}) => ({
  title: 'T',
  description: 'D',
  duration: '3 months',
  stages: [stage('a', [step('1')])],
  ...over,
});

describe('what is missing for publishing', () => {
  it('is nothing with a title, a description and a step in every stage', () => {
    expect(missing(copy())).toEqual([]);
  });

  it('is listed with the dialog that fixes it', () => {
    expect(missing(copy({ stages: [] }))).toEqual([
      {
        text: 'Add at least one stage with a step.',
        fixes: [{ label: 'Add Stage', target: { at: 'new-stage' } }],
      },
    ]);
    expect(missing(copy({ description: ' ', stages: [stage('a', [step('1')]), stage('b', [])] }))).toEqual([
      {
        text: 'Describe the roadmap.',
        fixes: [{ label: 'Edit details', target: { at: 'details', focus: 'description' } }],
      },
      {
        text: 'Add a step to the stage “Stage b”.',
        fixes: [{ label: 'Edit “Stage b”', target: { at: 'stage', stageId: 'b', focus: 'steps' } }],
      },
    ]);
  });

  it('has the same fixes for issues of the server', () => {
    const [first, second] = findingsOf(
      [
        { path: ['stages', 0, 'steps'], message: 'Add a step' },
        { path: ['title'], message: 'Give the roadmap a title.' },
      ],
      copy(),
    );
    expect(first?.fixes[0]?.target).toEqual({ at: 'stage', stageId: 'a', focus: 'steps' });
    expect(second?.fixes[0]?.target).toEqual({ at: 'details', focus: 'title' });
  });
});

describe('the advice before publishing', () => {
  it('is empty for a complete roadmap', () => {
    expect(advice(copy())).toEqual([]);
  });

  it('lists stages with AI steps, stages without a note and a missing duration', () => {
    const evidence = { sourceId: 's', quote: 'q', start: 0, end: 1 };
    const stages = [
      stage('a', [step('1', { origin: 'ai' })]),
      stage('b', [step('2', { origin: 'ai', evidence })], { mentorNote: null }),
    ];
    const found = advice(copy({ stages, duration: null }));
    expect(found.map(({ fixes }) => fixes.map(({ label }) => label))).toEqual([
      ['Edit “Stage a”'],
      ['Edit “Stage b”'],
      ['Edit details'],
    ]);
  });

  it('accepts a voice clip instead of a note', () => {
    const voiceClip = { sourceId: 's', url: '/x', duration: 3, transcript: null };
    expect(advice(copy({ stages: [stage('a', [step('1')], { mentorNote: null, voiceClip })] }))).toEqual([]);
  });
});

describe('the changes for learners', () => {
  const before = [stage('a', [step('1'), step('2')]), stage('b', [step('3')])];

  it('is empty when steps move or a note is added', () => {
    const moved = [stage('b', [step('3'), step('1')]), stage('a', [step('2')], { mentorNote: 'New.' })];
    expect(hasChanges(changesBetween(before, moved))).toBe(false);
  });

  it('lists steps that were added, changed and removed', () => {
    const after = [stage('a', [step('1', { title: 'Step one' }), step('4')]), stage('b', [step('3')])];
    expect(changesBetween(before, after)).toEqual({
      added: ['Step 4'],
      changed: ['Step one'],
      removed: ['Step 2'],
    });
  });
});

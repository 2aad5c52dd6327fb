import { describe, expect, it } from '@jest/globals';
import type { Stage, Step } from '@waymark/contracts/roadmaps/http';
import { advice, missing, refusals } from './publish-check.ts';
import { isNews, newsBetween } from './version-news.ts';

const step = (id: string, over: Partial<Step> = {}): Step => ({
  id,
  title: `Step ${id}`,
  description: '',
  estimatedDuration: null,
  resourceLinks: [],
  order: 0,
  origin: 'mentor',
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

describe('what publishing waits for', () => {
  it('is nothing, once there is a title, a description and a step in every stage', () => {
    expect(missing(copy())).toEqual([]);
  });

  it('is named with the place where it is put right', () => {
    expect(missing(copy({ stages: [] }))).toEqual([
      {
        text: 'Add at least one stage with a step.',
        fixes: [{ label: 'Add Stage', place: { at: 'new-stage' } }],
      },
    ]);
    expect(missing(copy({ description: ' ', stages: [stage('a', [step('1')]), stage('b', [])] }))).toEqual([
      {
        text: 'Describe the roadmap.',
        fixes: [{ label: 'Edit details', place: { at: 'details', focus: 'description' } }],
      },
      {
        text: 'Add a step to the stage “Stage b”.',
        fixes: [{ label: 'Edit “Stage b”', place: { at: 'stage', stageId: 'b', focus: 'steps' } }],
      },
    ]);
  });

  it('leads from what the server refused to the same places', () => {
    const [first, second] = refusals(
      [
        { path: ['stages', 0, 'steps'], message: 'Add a step' },
        { path: ['title'], message: 'Give the roadmap a title.' },
      ],
      copy(),
    );
    expect(first?.fixes[0]?.place).toEqual({ at: 'stage', stageId: 'a', focus: 'steps' });
    expect(second?.fixes[0]?.place).toEqual({ at: 'details', focus: 'title' });
  });
});

describe('what is worth another look', () => {
  it('is nothing where every step has its words and every stage its mentor', () => {
    expect(advice(copy())).toEqual([]);
  });

  it('names stages with suggestions, stages without the mentor, and a way without a length', () => {
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

  it('a voice counts as much as a note', () => {
    const voiceClip = { sourceId: 's', url: '/x', duration: 3, transcript: null };
    expect(advice(copy({ stages: [stage('a', [step('1')], { mentorNote: null, voiceClip })] }))).toEqual([]);
  });
});

describe('what learners will be told', () => {
  const before = [stage('a', [step('1'), step('2')]), stage('b', [step('3')])];

  it('is nothing when steps only move, or a note is written', () => {
    const moved = [stage('b', [step('3'), step('1')]), stage('a', [step('2')], { mentorNote: 'New.' })];
    expect(isNews(newsBetween(before, moved))).toBe(false);
  });

  it('is what was added, changed and removed', () => {
    const after = [stage('a', [step('1', { title: 'Step one' }), step('4')]), stage('b', [step('3')])];
    expect(newsBetween(before, after)).toEqual({
      added: ['Step 4'],
      changed: ['Step one'],
      removed: ['Step 2'],
    });
  });
});

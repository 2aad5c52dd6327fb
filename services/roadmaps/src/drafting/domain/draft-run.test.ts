import { describe, expect, it } from '@jest/globals';
import type { DraftStage, DraftStep } from '@waymark/contracts/ai/draft';
import { Run } from '../../runs/domain/run.ts';
import {
  checkDraftWaiting,
  draftedRoadmap,
  readDraftReport,
  resolveDraft,
  toDraftRequest,
} from './draft-run.ts';

const now = new Date('2026-12-01T12:00:00Z');
const aRun = (kind: 'ghostwrite' | 'extraction' = 'ghostwrite', roadmapId: string | null = 'roadmap') =>
  Run.create({ kind, roadmapId, userId: 7 }, now);
const step: DraftStep = {
  title: 'A step',
  description: '',
  estimatedDuration: null,
  resourceLinks: [],
  evidence: null,
};
const stage: DraftStage = { title: 'A stage', description: '', estimatedDuration: '', steps: [step] };
const report = { engine: 'offline' as const, phase: 'drafting' as const, progress: 0.5 };

describe('a run that drafts', () => {
  it('is requested again as it was, unlike a run of another kind', () => {
    expect(toDraftRequest(aRun().state)).toMatchObject({
      kind: 'ghostwrite',
      roadmapId: 'roadmap',
      userId: 7,
    });
    expect(toDraftRequest(aRun('extraction').state)).toBeNull();
  });

  it('keeps the longest reported draft, without stages that are empty once they are clean', () => {
    const { state } = aRun();
    const empty = { ...stage, title: '\u0000' };
    expect(readDraftReport(state, { ...report, stages: [stage, empty] })).toBe('partial');
    expect(readDraftReport(state, { ...report, stages: [stage] })).toBeNull();
    expect(state.draft.map(({ title }) => title)).toEqual(['A stage']);
  });

  it('keeps the parts of a story that were read', () => {
    const { state } = aRun();
    const part = { number: 1, moments: [], avoid: [], crisis: false };
    expect(readDraftReport(state, { ...report, reading: { key: 'a', parts: 2, part } })).toBe('progress');
    expect(state.reading).toMatchObject({ key: 'a', parts: 2, read: [{ crisis: false }] });
  });

  it('is resolved once, while its draft waits', () => {
    const run = aRun();
    expect(() => checkDraftWaiting(run)).toThrow('no longer a draft waiting');
    run.succeed({ engine: 'offline', draft: [stage], outcome: 'waiting' }, 'Done', now);
    resolveDraft(run, 'discarded', 'Discarded');
    expect(run.state).toMatchObject({ outcome: 'discarded', message: 'Discarded' });
    expect(() => resolveDraft(run, 'applied', 'Taken')).toThrow('no longer a draft waiting');
  });

  it('has no draft to resolve without a roadmap', () => {
    expect(draftedRoadmap(aRun())).toBe('roadmap');
    expect(() => draftedRoadmap(aRun('extraction', null))).toThrow('no longer a draft waiting');
  });
});

import { describe, expect, it } from '@jest/globals';
import type { CoachingMaterial } from '@waymark/contracts/roadmaps/coaching';
import { NO_GUIDANCE } from '../../domain/coaching/no-guidance.ts';
import { OfflineCoach } from './offline-coach.ts';

const material: CoachingMaterial = {
  ...{ roadmapTitle: 'Debt', mentorName: 'Rosa', stageTitle: 'Letters', stageDescription: '' },
  ...{ stepTitle: 'Open one letter', stepDescription: '', stepDuration: null, mentorNote: null },
  ...{ quote: null, before: null, after: null, userContext: 'I am scared of the bank.' },
  ...{ progress: { completedSteps: 3, totalSteps: 12 }, mood: null, reflections: ['The bank frightens me.'] },
  passages: [],
};

describe('the offline coach', () => {
  it('writes nothing of its own', async () => {
    expect((await new OfflineCoach().coach(material)).coaching).toEqual(NO_GUIDANCE);
  });

  it('gives help to find a professional where the step needs one', async () => {
    const step = { ...material, stepTitle: 'I got an eviction notice' };
    expect((await new OfflineCoach().coach(step)).coaching.safety).toMatchObject({ level: 'ask-first' });
  });
});

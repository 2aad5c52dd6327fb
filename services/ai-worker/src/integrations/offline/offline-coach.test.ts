import { describe, expect, it } from '@jest/globals';
import type { CoachingMaterial } from '@waymark/contracts/roadmaps/coaching';
import { DEFAULT_CONTEXT } from '@waymark/contracts/roadmaps/default-context';
import { OfflineCoach } from './offline-coach.ts';

const material: CoachingMaterial = {
  ...{ roadmapTitle: 'Debt', mentorName: 'Rosa', stageTitle: 'Letters', stageDescription: '' },
  ...{ stepTitle: 'Open one letter', stepDescription: '', stepDuration: null, mentorNote: null },
  ...{ quote: null, before: null, after: null, userContext: '' },
  ...{ progress: null, mood: null, reflections: [] },
};

describe('the offline coach', () => {
  it('treats the text of the screens as no note', async () => {
    const coach = new OfflineCoach();
    const without = await coach.coach(material);
    expect(await coach.coach({ ...material, userContext: DEFAULT_CONTEXT })).toEqual(without);
    const own = await coach.coach({ ...material, userContext: 'I am scared of the bank.' });
    expect(own.coaching.questions).not.toEqual(without.coaching.questions);
  });
});

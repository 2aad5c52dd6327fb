import { describe, expect, it } from '@jest/globals';
import { aRun } from '../testing/samples.ts';
import { coachingResponse } from './coaching-response.ts';
import { generateResponse } from './generate-response.ts';

const UNABLE = 'Unable to generate personalized guidance right now.';

describe('the response of a generation that failed', () => {
  it.each([
    ['refused', 'Tell us more than three words.', 'Tell us more than three words.'],
    ['failed', null, 'Failed to generate roadmap. Please try again.'],
    ['cancelled', null, 'The generation was cancelled.'],
  ] as const)('has success false and a message: %s', (status, message, sent) => {
    expect(generateResponse(aRun({ status, message }))).toMatchObject({ success: false, message: sent });
  });
});

describe('the response of a run without coaching', () => {
  it.each([
    ['failed', null, UNABLE],
    ['cancelled', null, UNABLE],
    ['refused', 'This step holds no words.', 'This step holds no words.'],
    ['succeeded', 'Done.', UNABLE],
  ] as const)('has success false and a message: %s', (status, message, sent) => {
    const response = coachingResponse(aRun({ status, message }));
    expect(response).toMatchObject({ success: false, coaching: null, message: sent });
  });
});

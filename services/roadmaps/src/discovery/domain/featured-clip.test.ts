import { describe, expect, it } from '@jest/globals';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { StepVoice } from '@waymark/contracts/roadmaps/media';
import { toFeaturedClip } from './featured-clip.ts';

const TEXT = 'I stopped. I rested. Then I rang Jana.';
const cues = ['I stopped', 'I rested', 'Then'].map((part, at) => ({
  at: TEXT.indexOf(part),
  seconds: at * 9,
}));
const voice: StepVoice = {
  ...{ sourceId: 's', used: true, state: 'ready', url: '/api/media/c', start: 0, end: 18 },
  ...{ transcript: TEXT, captions: { unit: 'sentence', cues } },
};
const featured = (given: Partial<StepVoice>) => {
  const steps = [{ id: 'step', title: 'Stop', voice: { ...voice, ...given } }];
  const mentor = { id: 2, name: 'Rosa', avatar: null, bio: '' };
  return toFeaturedClip({ id: 'r', mentor, stages: [{ steps }] } as unknown as Roadmap, 'step');
};

describe('the clip of the landing page', () => {
  it('is the voice of the step with its words', () => {
    expect(featured({})).toEqual({
      ...{ roadmapId: 'r', stepId: 'step', title: 'Stop', url: '/api/media/c', seconds: 18 },
      ...{ mentor: { id: 2, name: 'Rosa', avatar: null }, transcript: TEXT, captions: voice.captions },
    });
  });

  it('ends between two parts within 20 seconds', () => {
    const later = {
      unit: 'sentence' as const,
      cues: cues.map((cue) => ({ ...cue, seconds: cue.seconds * 1.1 })),
    };
    expect(featured({ end: 40, captions: later })).toMatchObject({
      seconds: 19.8,
      transcript: 'I stopped. I rested. …',
      captions: { cues: later.cues.slice(0, 2) },
    });
    expect(featured({ end: 40, captions: { unit: 'sentence', cues: cues.slice(0, 1) } })).toBeNull();
  });

  it.each<[string, Partial<StepVoice>]>([
    ['a program', { sampleVoice: true }],
    ['a clip that is being prepared', { state: 'preparing', url: null }],
    ['a clip without captions', { captions: null }],
    ['a clip whose words may not be read', { transcript: null }],
  ])('is never that of %s', (_, given) => {
    expect(featured(given)).toBeNull();
  });
});

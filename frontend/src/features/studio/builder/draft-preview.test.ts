import { describe, expect, it } from '@jest/globals';
import { aRoadmap } from '#testing/directory-samples.ts';
import { source } from '#testing/review-scene.tsx';
import { NEW_STAGE_ID, withDetails, withStageDraft } from './draft-preview.ts';
import { draftOf, emptyStep } from './stage-draft.ts';

const roadmap = aRoadmap({ id: 'r1' }, [
  { title: 'Open one', origin: 'outline', reviewed: false },
  { title: 'Open two', origin: 'outline', reviewed: false },
]);
const stage = roadmap.stages[0]!;

describe('the preview of a stage', () => {
  it('is the saved roadmap while nothing has been edited', () => {
    expect(withStageDraft(roadmap, stage, draftOf(stage), [])).toEqual(roadmap);
  });

  it('has the unsaved steps in their order, without blank ones', () => {
    const draft = draftOf(stage);
    const steps = [
      { ...draft.steps[1]!, title: ' Open the second ', links: 'https://a.org\n\n' },
      emptyStep(),
      draft.steps[0]!,
      { ...emptyStep(), description: 'A step without a title' },
    ];
    const [changed] = withStageDraft(roadmap, stage, { ...draft, steps }, []).stages;
    expect(changed?.steps).toMatchObject([
      { title: 'Open the second', resourceLinks: ['https://a.org'], origin: 'mentor', reviewed: true },
      { title: 'Open one', origin: 'outline', reviewed: false },
      { title: 'Untitled step' },
    ]);
  });

  it('has files and a recording that were just chosen', () => {
    const photo = { ...source, id: 'p1', fileType: 'image/png' };
    const recording = { ...source, id: 'v1', fileType: 'audio/webm', durationSeconds: 12 };
    const draft = {
      ...draftOf(stage),
      voiceClipSourceId: 'v1',
      artifacts: [{ sourceId: 'p1', title: 'The drawer', description: '' }],
    };
    const [changed] = withStageDraft(roadmap, stage, draft, [photo, recording]).stages;
    expect(changed?.artifacts).toEqual([
      { id: 'p1', type: 'photo', url: '/api/media/p1', title: 'The drawer', description: '' },
    ]);
    expect(changed?.voiceClip).toMatchObject({ url: '/api/media/v1', duration: 12 });
  });

  it('shows a new stage last', () => {
    const { stages } = withStageDraft(roadmap, null, { ...draftOf(null), title: 'Rest' }, []);
    expect(stages.map(({ id, title }) => [id, title])).toEqual([
      [stage.id, stage.title],
      [NEW_STAGE_ID, 'Rest'],
    ]);
  });
});

describe('the preview of details', () => {
  it('has the unsaved title, category and recording', () => {
    const category = { id: 'c2', name: 'Work', slug: 'work', color: '#123456', icon: 'work' };
    const details = {
      title: ' Out ',
      categoryId: 'c2',
      description: '',
      duration: ' ',
      audioSourceId: 'v1',
      tags: [],
    };
    expect(withDetails(roadmap, details, [category])).toMatchObject({
      ...{ title: 'Out', category, description: '', duration: null, audioUrl: '/api/media/v1' },
    });
  });
});

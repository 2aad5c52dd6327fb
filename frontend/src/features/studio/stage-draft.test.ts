import { describe, expect, it } from '@jest/globals';
import { bodyOf, draftOf, emptyStep, faultOf, fieldErrors } from './stage-draft.ts';

const draft = () => ({ ...draftOf(null), title: 'Begin' });

describe('a stage being written', () => {
  it('asks for a title, then for a step with something in it', () => {
    expect(faultOf(draftOf(null))?.title).toBe('Title Required');
    expect(faultOf(draft())?.title).toBe('Steps Required');
    expect(faultOf({ ...draft(), steps: [{ ...emptyStep(), title: 'Walk' }] })).toBeNull();
  });

  it('leaves out steps that were never filled in, and blank lines among links', () => {
    const steps = [emptyStep(), { ...emptyStep(), title: 'Walk', links: 'https://a.org\n\n b ' }];
    expect(bodyOf({ ...draft(), steps }).steps).toEqual([
      {
        id: undefined,
        title: 'Walk',
        description: '',
        estimatedDuration: null,
        resourceLinks: ['https://a.org', 'b'],
      },
    ]);
  });

  it('keeps the ids of steps that are there already', () => {
    const stage = {
      artifacts: [],
      title: 'T',
      description: '',
      estimatedDuration: '1 week',
      steps: [{ id: 's1', title: 'A', description: '', estimatedDuration: null, resourceLinks: [] }],
    };
    expect(bodyOf(draftOf(stage as never)).steps[0]).toMatchObject({ id: 's1', title: 'A' });
  });

  it('keeps note, voice and artifacts in their order, and says null where there is none', () => {
    const stage = {
      title: 'T',
      description: '',
      estimatedDuration: '1 week',
      steps: [],
      mentorNote: 'Hold on.',
      voiceClip: { sourceId: 'v1', url: '/x', duration: 3, transcript: null },
      artifacts: [
        { id: 'f2', type: 'photo', title: 'Two', url: '/2', description: '' },
        { id: 'f1', type: 'other', title: 'One', url: '/1', description: 'd' },
      ],
    };
    expect(bodyOf(draftOf(stage as never))).toMatchObject({
      mentorNote: 'Hold on.',
      voiceClipSourceId: 'v1',
      artifacts: [
        { sourceId: 'f2', title: 'Two', description: '' },
        { sourceId: 'f1', title: 'One', description: 'd' },
      ],
    });
    expect(bodyOf({ ...draft(), mentorNote: '  ' })).toMatchObject({
      mentorNote: null,
      voiceClipSourceId: null,
      artifacts: [],
    });
  });

  it('puts what the server found wrong beside the step it is about', () => {
    const blank = emptyStep();
    const written = { ...emptyStep(), description: 'no title' };
    const errors = fieldErrors({ ...draft(), steps: [blank, written] }, [
      { path: ['steps', 0, 'title'], message: 'Step title is required' },
      { path: ['title'], message: 'Title is too long' },
    ]);
    expect(errors).toEqual({
      [`steps.${written.key}.title`]: 'Step title is required',
      title: 'Title is too long',
    });
  });
});

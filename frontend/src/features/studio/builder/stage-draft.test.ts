import { describe, expect, it } from '@jest/globals';
import {
  bodyOf,
  DESCRIPTION_MAX_CHARS,
  draftError,
  draftOf,
  emptyStep,
  emptyWarning,
  fieldOf,
  withAddedText,
} from './stage-draft.ts';

const draft = () => ({ ...draftOf(null), title: 'Begin' });

describe('the draft of a stage', () => {
  it('requires a title and a step with a title', () => {
    expect(draftError(draftOf(null))?.title).toBe('Title Required');
    expect(draftError(draft())?.title).toBe('Steps Required');
    expect(draftError({ ...draft(), steps: [{ ...emptyStep(), title: 'Walk' }] })).toBeNull();
  });

  it('adds what fits to a description, in whole words', () => {
    expect(withAddedText(' ', ' Said. ')).toEqual({ text: 'Said.', isComplete: true });
    expect(withAddedText('Written.', 'Said.').text).toBe('Written.\n\nSaid.');
    const fits = 'word '.repeat(DESCRIPTION_MAX_CHARS / 5 - 1).trim();
    expect(withAddedText(fits, 'ab cdef')).toEqual({ text: `${fits}\n\nab`, isComplete: false });
    const full = 'x'.repeat(DESCRIPTION_MAX_CHARS);
    expect(withAddedText(full, 'Said.')).toEqual({ text: full, isComplete: false });
  });

  it('omits empty steps and blank links', () => {
    const steps = [emptyStep(), { ...emptyStep(), title: 'Walk', links: 'https://a.org\n\n b ' }];
    expect(bodyOf({ ...draft(), steps }).steps).toEqual([
      {
        id: undefined,
        title: 'Walk',
        description: '',
        estimatedDuration: null,
        resourceLinks: ['https://a.org', 'b'],
        materialIds: [],
      },
    ]);
  });

  it('preserves the ids of existing steps', () => {
    const stage = {
      artifacts: [],
      warnings: [],
      title: 'T',
      description: '',
      estimatedDuration: '1 week',
      steps: [{ id: 's1', title: 'A', description: '', estimatedDuration: null, resourceLinks: [] }],
    };
    expect(bodyOf(draftOf(stage as never)).steps[0]).toMatchObject({ id: 's1', title: 'A' });
  });

  it('sends note, voice and artifacts in order and null for missing ones', () => {
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
      warnings: [],
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

  it('assigns issues of the body to the fields of the draft', () => {
    const steps = [emptyStep(), { ...emptyStep(), description: 'no title' }];
    const fieldIn = (...path: (string | number)[]) => fieldOf({ ...draft(), steps }, path);
    expect(fieldIn('steps', 0, 'title')).toBe('steps.1.title');
    expect(fieldIn('steps', 0, 'resourceLinks', 2)).toBe('steps.1.links');
    expect(fieldIn('artifacts', 0, 'title')).toBe('artifacts.0.title');
    expect(fieldIn('title')).toBe('title');
    const warnings = [emptyWarning(), { ...emptyWarning(), text: 'Do not hide it.' }];
    expect(fieldOf({ ...draft(), warnings }, ['warnings', 0, 'text'])).toBe('warnings.1.text');
  });
});

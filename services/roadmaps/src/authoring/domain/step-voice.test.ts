import { describe, expect, it } from '@jest/globals';
import type { MediaLibrary, MediaSource } from './media.ts';
import type { StepState } from './roadmap-state.ts';
import { chooseClip, findClip, followQuote, offeredClip, publishedClip } from './step-voice.ts';
import { aRoadmap } from './testing/a-roadmap.ts';

const TEXT = 'I stopped. I rested for a month. Then I asked Jana for help.';
const quoting = (quote: string) => {
  const start = TEXT.indexOf(quote);
  return { sourceId: 'source', quote, start, end: start + quote.length };
};
const at = (quote: string) => TEXT.indexOf(quote);
const MOMENTS = [
  { at: 0, seconds: 0 },
  { at: at('I rested'), seconds: 2.5 },
  { at: at('Then'), seconds: 7 },
];

const aLibrary = (given: Partial<MediaSource> = {}): MediaLibrary => {
  const source: MediaSource = {
    id: 'source',
    fileType: 'audio/webm',
    durationSeconds: 12,
    transcript: null,
    displayKey: 'play',
    permissions: ['drafting', 'quoting', 'voice'],
    isTrimmed: false,
    captions: null,
    sampleVoice: false,
    textKey: 'text',
    moments: MOMENTS,
    clips: [],
    ...given,
  };
  return new Map([[source.id, source]]);
};
const spanOf = (quote: string, given?: Partial<MediaSource>) => {
  const voice = findClip(quoting(quote), aLibrary(given));
  return voice && [voice.start, voice.end, TEXT.slice(voice.textStart, voice.textEnd).trim()];
};
const aStep = (given: Partial<StepState>): StepState => ({ ...aRoadmap([1]).stages[0]!.steps[0]!, ...given });

describe('the voice of a quote', () => {
  it.each([
    ['I stopped.', 0, 2.8, 'I stopped.'],
    ['rested for', 2.2, 7.3, 'I rested for a month.'],
    ['a month. Then I', 2.2, 12, 'I rested for a month. Then I asked Jana for help.'],
    ['help.', 6.7, 12, 'Then I asked Jana for help.'],
  ])('begins and ends at the time codes around “%s”', (quote, start, end, words) => {
    expect(spanOf(quote)).toEqual([start, end, words]);
  });

  it('is played together with the passages that have the same time code', () => {
    const moments = [MOMENTS[0]!, { at: at('I rested'), seconds: 0 }, MOMENTS[2]!];
    const both = 'I stopped. I rested for a month.';
    expect(spanOf('I stopped.', { moments })).toEqual([0, 7.3, both]);
    expect(spanOf('rested for', { moments })).toEqual([0, 7.3, both]);
  });

  it.each<[string, Partial<MediaSource>]>([
    ['a recording without time codes', { moments: null }],
    ['time codes that begin later', { moments: [{ at: at('Then'), seconds: 7 }] }],
    ['time codes that go back', { moments: [MOMENTS[0]!, { at: at('I rested'), seconds: 9 }, MOMENTS[2]!] }],
    ['too few time codes', { moments: [MOMENTS[0]!], durationSeconds: 200 }],
    ['a file without sound', { fileType: 'text/plain' }],
    ['a trimmed recording without its copy', { isTrimmed: true, displayKey: null }],
  ])('is unknown for %s', (_what, given) => {
    expect(spanOf('rested', given)).toBeNull();
  });

  it('is unknown at the end of a recording of unknown length, and after its deletion', () => {
    expect(spanOf('help.', { durationSeconds: null })).toBeNull();
    expect(findClip(quoting('help.'), new Map())).toBeNull();
  });
});

describe('the voice of a step', () => {
  const evidence = quoting('I stopped.');
  const voice = findClip(evidence, aLibrary());
  const clip = {
    id: 'clip',
    start: 0,
    end: 2.8,
    status: 'ready',
    seconds: 2.79,
    words: 'I stopped.',
    captions: null,
  } as const;

  it('is chosen for a new quote only if the recording may be played', () => {
    const silent = aLibrary({ permissions: ['drafting', 'quoting'] });
    const step = aStep({ evidence });
    expect(followQuote(step, undefined, aLibrary()).voice).toEqual(voice);
    expect(followQuote(step, undefined, silent).voice).toBeNull();
  });

  it('follows another quote as it was chosen before, and stays with the same one', () => {
    const before = aStep({ evidence, voice });
    const moved = { ...before, evidence: quoting('I rested for a month.') };
    expect(followQuote(moved, before, aLibrary()).voice).toMatchObject({ start: 2.2, end: 7.3 });
    const silent = { ...before, voice: null };
    expect(followQuote({ ...moved, voice: null }, silent, aLibrary()).voice).toBeNull();
    expect(followQuote(silent, silent, aLibrary())).toBe(silent);
  });

  it('is published as the clip alone, with its words if they may be read', () => {
    const step = aStep({ evidence, voice });
    expect(publishedClip(step, aLibrary())).toBeNull();
    expect(publishedClip(step, aLibrary({ clips: [clip] }))).toEqual({
      ...{ sourceId: 'source', used: true, state: 'ready', start: 0, end: 2.79 },
      ...{ url: '/api/media/clip', transcript: 'I stopped.' },
    });
    const unquoted = aLibrary({ clips: [clip], permissions: ['voice'] });
    expect(publishedClip(step, unquoted)).toMatchObject({ transcript: null });
    const preparing = aLibrary({ clips: [{ ...clip, status: 'processing' }] });
    expect(publishedClip(step, preparing)).toMatchObject({ state: 'preparing', url: null });
    expect(publishedClip(step, aLibrary({ clips: [{ ...clip, status: 'failed' }] }))).toBeNull();
  });

  it('is dropped when the recording has another text', () => {
    const other = aLibrary({ clips: [clip], textKey: 'another', moments: null });
    const step = aStep({ evidence, voice });
    expect(publishedClip(step, other)).toBeNull();
    expect(offeredClip(step, other)).toBeNull();
  });

  it('is offered to the mentor where it is not used', () => {
    const step = aStep({ evidence });
    const url = '/api/media/source';
    expect(offeredClip(step, aLibrary())).toMatchObject({
      used: false,
      state: 'ready',
      url,
      start: 0,
      end: 2.8,
    });
    const taken = aLibrary({ permissions: [] });
    expect(offeredClip({ ...step, voice }, taken)).toMatchObject({ used: true, state: 'not-allowed' });
  });

  it('cannot be chosen where no time codes show it', () => {
    const choose = () => chooseClip(aStep({ evidence }), true, aLibrary({ moments: null }), ['used']);
    expect(choose).toThrow('No time codes');
    expect(chooseClip(aStep({ evidence, voice }), false, aLibrary(), ['used'])).toBeNull();
  });
});

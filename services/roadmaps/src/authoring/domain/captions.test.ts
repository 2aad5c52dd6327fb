// guarantees: Captions follow the words, also where names were replaced; the next step's clip follows only once chosen
import { describe, expect, it } from '@jest/globals';
import { sentenceCaptions, withinClip, wordCaptions } from './captions.ts';
import { redactTimed } from './names/replace-name.ts';

const TEXT = 'I rang Jana. Jana came.';
const times = [...TEXT.matchAll(/\S+/g)].map(({ index }, word) => ({ at: index, seconds: word }));
const wordsOf = (text: string, cues: readonly { at: number }[]) =>
  cues.map(({ at }, index) => text.slice(at, cues[index + 1]?.at).trim());

describe('the captions of a recording', () => {
  it('are by word, as far as the transcript is shown', () => {
    expect(wordCaptions(TEXT, times)).toEqual({ unit: 'word', cues: times });
    expect(wordCaptions('I rang', times)?.cues).toHaveLength(2);
    expect(sentenceCaptions(TEXT, [times[0]!, times[3]!])?.unit).toBe('sentence');
  });

  it('are those of a clip from its first word on, in its seconds', () => {
    const span = { start: 2.7, textStart: TEXT.indexOf('Jana came'), textEnd: TEXT.length };
    expect(withinClip(times, span)).toEqual([
      { at: 0, seconds: 0.3 },
      { at: 5, seconds: 1.3 },
    ]);
  });

  it.each<[string, string | null, typeof times]>([
    ['a transcript', null, times],
    ['times', TEXT, []],
    ['a text that begins where the times do', ` ${TEXT}`, times],
  ])('are absent without %s', (_, text, given) => {
    expect(wordCaptions(text, given)).toBeNull();
  });

  it('follow their words when names of other people are replaced', () => {
    const captions = wordCaptions(TEXT, times);
    const replacements = new Map([['Jana', 'my sister']]);
    const { text, captions: moved } = redactTimed(TEXT, captions, replacements);
    expect(wordsOf(text!, moved!.cues)).toEqual(['I', 'rang', '[my sister].', '[My sister]', 'came.']);
    const both = redactTimed(TEXT, captions, new Map([['rang Jana', 'rang her']]));
    expect(wordsOf(both.text!, both.captions!.cues)).toEqual(['I', '[rang her].', 'Jana', 'came.']);
  });
});

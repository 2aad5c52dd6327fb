import { describe, expect, it } from '@jest/globals';
import { STORY } from '../../testing/stories.ts';
import { refuseTooLittle } from './refuse-too-little.ts';

const GERMAN =
  'Ich war neunzehn, als ich den Hof verließ, und ich hatte nur einen geliehenen Mantel und elf Mark in der Tasche. Meine erste Arbeit war in einer Küche am Hafen, und ich schlief in dem Zimmer hinter dem Ofen. Jeden Abend las ich ein Kapitel in einem Buch über Buchhaltung, das ich in der Wäscherei gefunden hatte. Nach zwei Jahren ließ mich der Besitzer die Bücher führen, weil der Mann vor mir ohne ein Wort gegangen war. Im dritten Monat machte ich einen Fehler, der ihn viel Geld kostete, und ich sagte es ihm noch am selben Tag. Er behielt mich, weil ich es ihm gesagt hatte.';
const CHINESE =
  '我十九岁的时候离开了农场，只带着一件借来的外套和十一块钱。我的第一份工作是在港口的一家旅馆洗碗，我睡在厨房后面的房间里。每天晚上我读一章关于记账的书。'.repeat(
    5,
  );

describe('refuseTooLittle', () => {
  it.each([
    ['an English story', STORY],
    ['a German story', GERMAN],
    ['a Chinese story', CHINESE],
  ])('accepts %s', (_, text) => {
    expect(() => refuseTooLittle([{ text }])).not.toThrow();
  });

  it.each([
    ['nothing', ''],
    ['three words', 'just three words'],
    [
      'a German sentence',
      'Ich war neunzehn, als ich den Hof verließ, und das ist alles, was ich dazu sagen will.',
    ],
  ])('rejects %s', (_, text) => {
    expect(() => refuseTooLittle([{ text }])).toThrow(expect.objectContaining({ name: 'TooLittleMaterial' }));
  });
});

import { describe, expect, it } from '@jest/globals';
import { scan, wireNamesOf } from './plain-english-scan.ts';

const FILE = 'libs/kernel/src/slot.ts';
const found = (source: string, file = FILE) =>
  scan(file, source).hits.map(({ place, word, line }) => `${line} ${place} ${word}`);

describe('plain English', () => {
  it.each([
    ['type', 'type BookingWish = string;', '1 name wish'],
    ['interface', 'interface TellOnce { id: string }', '1 name tell'],
    ['class', 'class SessionVoice {}', '1 name voice'],
    ['function', 'function lookAgain() {}', '1 name look again'],
    ['variable', 'const nobodyWaits = 1;', '1 name nobody'],
    ['constant', 'const LOOK_AGAIN_MS = 1;', '1 name look again'],
    ['method', 'class Clock { tell() {} }', '1 name tell'],
    ['private field', 'class Clock { #news = 1; }', '1 name news'],
    ['constructor property', 'class Clock { constructor(private readonly news: Event) {} }', '1 name news'],
    ['parameter', 'const run = (whoever: string) => 1;', '1 name whoever'],
    ['property of a type', 'interface Slot { told: boolean }', '1 name told'],
    ['renamed property', 'const { at: heard } = slot;', '1 name heard'],
    ['renamed import', "import { run as tell } from './run.ts';", '1 name tell'],
  ])('reports the name of a %s', (_kind, source, hit) => {
    expect(found(source)).toEqual([hit]);
  });

  it('reports the name of a file', () => {
    expect(found('export {};', 'services/identity/src/app/tell-of-session.ts')).toEqual(['1 name tell']);
  });

  it('reports comments at the line of the word', () => {
    expect(found('// free\n\n/**\n * Books a slot.\n * Nobody else may look\n * again. */\n')).toEqual([
      '5 comment nobody',
      '5 comment look again',
    ]);
  });

  it.each([
    ["it('of nobody is not found', () => {});", 'nobody'],
    ["test.each([1])('stands at %d', () => {});", 'stands'],
    ["describe.each([1])('what it says', () => {});", 'says'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text under test
    ['it(`answers ${code}`, () => {});', 'answers'],
  ])('reports the title in %s', (source, word) => {
    expect(found(source)).toEqual([`1 title ${word}`]);
  });

  it('ignores other strings and what is not a comment', () => {
    expect(
      found("const text = 'nobody // hears';\nconst url = `https://news`;\nconst r = /\\/\\/ anew/;"),
    ).toEqual([]);
  });

  it('ignores code and quotations in comments', () => {
    expect(found('// Calls `tell`. Shown as "Nobody booked yet".\nexport {};')).toEqual([]);
  });

  it('ignores words that are only ruled out in prose', () => {
    expect(found('const keep = 1;\nconst say = 2;')).toEqual([]);
  });

  it('ignores terms of the product, and longer words', () => {
    expect(found('// Shown under Ask for Help, with interview answers.\nconst standalone = 1;')).toEqual([]);
    expect(found('interface Milestone { voiceClip: string; storytelling: string }')).toEqual([]);
  });

  it('ignores names of the contracts', () => {
    const wireNames = new Set(
      wireNamesOf('libs/contracts/src/a.ts', 'export const A = z.object({ told: z.string() });'),
    );
    expect(scan(FILE, 'interface Slot { told: boolean }', wireNames).hits).toEqual([]);
  });

  it('passes good text', () => {
    const source = `
      /** Returns the free slots of a mentor. Errors: NOT_FOUND for an unknown mentor. */
      export class FindSlots { execute(input: SlotQuery): Slot[] { return []; } }
      describe('FindSlots', () => { it('rejects a slot that is already booked', () => {}); });`;
    expect(found(source)).toEqual([]);
  });

  it('counts lines that hold a comment and no code', () => {
    const { lines, commentLines } = scan(FILE, '// one\n/**\n * three\n */\nconst a = 1; // none\n');
    expect({ lines, commentLines }).toEqual({ lines: 5, commentLines: 4 });
  });
});

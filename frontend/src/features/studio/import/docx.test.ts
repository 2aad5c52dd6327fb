import { expect, it } from '@jest/globals';
import { makeDocx, makeZip } from '@waymark/storage/testing/make-zip';
import { readDocx } from './docx.ts';

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const paragraph = (text: string, properties = '') =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
const bufferOf = (bytes: Buffer) => new Uint8Array(bytes).buffer;

it('finds headings by the name of their style, whatever the language of Word, and list items', () => {
  const body = [
    paragraph('My way', '<w:pStyle w:val="Titel"/>'),
    paragraph('Beginning', '<w:pStyle w:val="berschrift1"/>'),
    paragraph('I &amp; my sister began.'),
    paragraph('Write it down', '<w:numPr><w:numId w:val="1"/></w:numPr>'),
  ].join('');
  const styles = [
    '<w:style w:styleId="Titel"><w:name w:val="Title"/></w:style>',
    '<w:style w:styleId="berschrift1"><w:name w:val="heading 1"/></w:style>',
  ].join('');
  const zip = makeZip({
    'word/styles.xml': `<w:styles ${W}>${styles}</w:styles>`,
    'word/document.xml': `<w:document ${W}><w:body>${body}</w:body></w:document>`,
  });
  expect(readDocx(bufferOf(zip))).toEqual([
    { kind: 'heading', level: 0, text: 'My way' },
    { kind: 'heading', level: 1, text: 'Beginning' },
    { kind: 'text', text: 'I & my sister began.' },
    { kind: 'item', text: 'Write it down' },
  ]);
});

it('reads a document without styles, and says that a damaged one cannot be read', () => {
  expect(readDocx(bufferOf(makeDocx(['One', 'Two'])))).toHaveLength(2);
  expect(() => readDocx(bufferOf(makeDocx(['One']).subarray(0, 200)))).toThrow('damaged');
  expect(() => readDocx(bufferOf(makeZip({ 'a.xml': 'x' })))).toThrow('damaged');
});

it('unpacks no part that is too large, also not one that declares a false size', () => {
  const bomb = makeDocx(['One', ' '.repeat(21 * 1024 * 1024)]);
  expect(bomb.length).toBeLessThan(100_000);
  expect(() => readDocx(bufferOf(bomb))).toThrow('damaged');
  for (let at = bomb.indexOf('PK\x01\x02'); at >= 0; at = bomb.indexOf('PK\x01\x02', at + 1))
    bomb.writeUInt32LE(1_000, at + 24);
  expect(() => readDocx(bufferOf(bomb))).toThrow('damaged');
});

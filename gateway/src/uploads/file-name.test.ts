import { describe, expect, it } from '@jest/globals';
import { fileName } from './file-name.ts';

describe('the name of a file', () => {
  it.each([
    ['story.pdf', 'story.pdf'],
    ['C:\\Users\\me\\story.pdf', 'story.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['a\u0000b\r\nc.pdf', 'abc.pdf'],
    ['secret\u202egpj.exe', 'secretgpj.exe'],
    ['  ', 'file'],
    ['', 'file'],
    [undefined, 'file'],
    ['folder/', 'file'],
  ])('from %p is %p', (given, name) => {
    expect(fileName(given)).toBe(name);
  });

  it('has at most 255 characters and keeps its extension', () => {
    const name = fileName(`${'ä'.repeat(400)}.docx`);
    expect(name).toHaveLength(255);
    expect(name.endsWith('.docx')).toBe(true);
    expect(fileName('x'.repeat(400))).toHaveLength(255);
    expect(fileName(`${'𝒳'.repeat(200)}`).isWellFormed()).toBe(true);
  });
});

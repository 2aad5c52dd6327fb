import { describe, expect, it } from '@jest/globals';
import { ResetPasswordDirectBody } from './identity/passwords.ts';
import { AppCodeBody, SecondFactorBody } from './identity/second-factor.ts';
import { isDistinct, singleLine, text } from './text.ts';
import { plainDigits } from './visible-text.ts';

describe('user text', () => {
  it('loses control characters and surrounding space, and keeps line breaks', () => {
    expect(text('Story', 50).parse(' a\u0000b\n\tc\u007f ')).toBe('ab\n\tc');
  });

  it('loses characters that reverse the text around it, and keeps letters that are written from the right', () => {
    expect(singleLine('Name', 50).parse('Ann\u202e admin\u2066 نورا')).toBe('Ann admin نورا');
  });

  it('has replacement characters for lone surrogates', () => {
    expect(text('Story', 50).parse('half \ud83d pair 🙂')).toBe('half \ufffd pair 🙂');
  });

  it('is rejected when nothing is left of it', () => {
    const result = text('Story', 50).safeParse(' \u0000 ');
    expect(result.error?.issues[0]?.message).toBe('Story is required');
  });

  it('is rejected when nothing in it is visible, and counts only visible characters for its minimum', () => {
    for (const unseen of ['\u200b', '\u3164', '\u2800', '\u00ad', '\u{e0041}', '\u0301', '\ufe0f']) {
      const title = (value: string) => singleLine('Title', 50, 3).safeParse(value).success;
      expect([unseen, text('Title', 50).safeParse(unseen).error?.issues[0]?.message]).toEqual([
        unseen,
        'Title is required',
      ]);
      if (!/\p{M}/u.test(unseen)) expect([unseen, title(`a${unseen.repeat(9)}`)]).toEqual([unseen, false]);
      expect([unseen, title(`abc${unseen}`)]).toEqual([unseen, true]);
    }
  });

  it('has one normal form, without blanks at its edges, and keeps what letters and emoji need', () => {
    expect(singleLine('Name', 50).parse('\u200b Zoe\u0308 \u3164')).toBe('Zo\u00eb');
    for (const kept of ['👩\u200d🚀', '❤\ufe0f', 'می\u200cخواهم', 'שלום', '1\ufe0f\u20e3'])
      expect(text('Title', 50).parse(kept)).toBe(kept);
  });

  it('counts as the same as another that a reader takes for the same', () => {
    expect(isDistinct(['Grief', 'Loss'])).toBe(true);
    for (const same of ['grief', 'Gri\u200bef', 'Ｇrief', 'Grief\u00a0', 'GRIEF\ufe0f'])
      expect([same, isDistinct(['Grief', same])]).toEqual([same, false]);
  });

  it('is rejected with a message when missing, of another type or too long', () => {
    for (const [value, message] of [
      [undefined, 'Title is required'],
      [null, 'Title is required'],
      [' ', 'Title is required'],
      ['x'.repeat(11), 'Title must be at most 10 characters'],
    ] as const) {
      expect(singleLine('Title', 10).safeParse(value).error?.issues[0]?.message).toBe(message);
    }
  });

  it('has its own message when it is required', () => {
    const title = singleLine('Stage title', 10, 1, 'Please enter a stage title.');
    for (const missing of [undefined, ' ']) {
      expect(title.safeParse(missing).error?.issues[0]?.message).toBe('Please enter a stage title.');
    }
    expect(title.safeParse('x'.repeat(11)).error?.issues[0]?.message).toBe(
      'Stage title must be at most 10 characters',
    );
  });

  it('is joined to one line by `singleLine`', () => {
    expect(singleLine('Title', 50).parse('one\n two')).toBe('one two');
  });
});

describe('digits of a code', () => {
  it.each([
    ['١٢٣٤٥٦', '123456'],
    ['۱۲۳۴۵۶', '123456'],
    ['१२३४५६', '123456'],
    ['１２３４５６', '123456'],
    ['𝟏𝟚𝟯𝟺𝟝𝟞', '123456'],
    ['AB-12', 'AB-12'],
  ])('of %s are %s', (typed, plain) => {
    expect(plainDigits(typed)).toBe(plain);
  });

  it('are accepted in any script by the code of a mail and of an app, with spaces between', () => {
    const body = { email: 'lea@example.org', code: ' ١٢٣ ٤٥٦ ', newPassword: 'a long enough one' };
    expect(ResetPasswordDirectBody.parse(body).code).toBe('123456');
    expect(AppCodeBody.parse({ code: '١٢٣ ٤٥٦' }).code).toBe('123456');
    expect(SecondFactorBody.parse({ method: 'code', code: '١٢٣٤٥٦' }).code).toBe('123456');
  });
});

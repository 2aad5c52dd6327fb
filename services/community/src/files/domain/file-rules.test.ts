import { describe, expect, it } from '@jest/globals';
import { FILE_MAX_BYTES } from '@waymark/contracts/community/file-options';
import {
  checkAttachable,
  checkBytesOfDay,
  checkSize,
  checkUnfinished,
  type FileFacts,
  faultOf,
} from './file-rules.ts';

const MB = 1024 * 1024;
const errorOf = (fn: () => void): unknown => {
  try {
    return fn();
  } catch (error) {
    return error;
  }
};
const refused = (text: string) => ({ code: 'RULE_REFUSED', message: expect.stringContaining(text) });

describe('the bytes that arrived', () => {
  const declared = { purpose: 'material', size: 1_000, declaredType: 'video/mp4' } as const;
  const stored = { size: 1_000, type: 'video/mp4' };

  it.each([
    ['nothing', declared, { ...stored, size: 0 }, 'empty'],
    ['too much', { ...declared, size: null }, { ...stored, size: FILE_MAX_BYTES.material + 1 }, 'too large'],
    ['another size than announced', declared, { ...stored, size: 999 }, 'expected size'],
    ['an unknown type', declared, { ...stored, type: null }, 'not supported'],
    ['a type for another use', declared, { ...stored, type: 'image/png' }, 'not supported'],
    [
      'another kind than it was sent as',
      declared,
      { ...stored, type: 'application/pdf' },
      'sent as video/mp4',
    ],
  ])('cannot be used: %s', (_, file, arrived, fault) => {
    expect(faultOf(file, arrived)?.toLowerCase()).toContain(fault);
  });

  it.each([
    ['as announced', declared, stored],
    ['without an announced size', { ...declared, size: null }, stored],
    ['another name of the same kind', { ...declared, declaredType: 'audio/x-m4a' }, stored],
    [
      'a type that systems name in many ways',
      { ...declared, declaredType: 'application/octet-stream' },
      stored,
    ],
    ['a type with parameters', { ...declared, declaredType: 'video/webm;codecs=vp9' }, stored],
  ])('can be used: %s', (_, file, arrived) => {
    expect(faultOf(file, arrived)).toBeNull();
  });
});

describe('the uploads of a person', () => {
  const limits = { unfinished: 2, bytesPerDay: 600 * MB };

  it('are limited in number while they are unfinished', () => {
    const check = (unfinished: number) =>
      errorOf(() => checkUnfinished({ unfinished, bytesOfDay: 0 }, limits));
    expect(check(1)).toBeUndefined();
    expect(check(2)).toMatchObject(refused('2 unfinished uploads'));
  });

  it.each([
    [0, 600 * MB, undefined],
    [0, 600 * MB + 1, refused('600 MB are left')],
    [400 * MB, 200 * MB, undefined],
    [400 * MB, 201 * MB, refused('200 MB are left')],
    [700 * MB, 1, refused('0 MB are left')],
  ])('after %s bytes of the day include or refuse %s more', (bytesOfDay, size, expected) => {
    const error = errorOf(() => checkBytesOfDay({ unfinished: 0, bytesOfDay }, limits, size));
    if (expected) expect(error).toMatchObject(expected);
    else expect(error).toBeUndefined();
  });

  it.each(['material', 'thumbnail', 'captions', 'peer-recording'] as const)(
    'have a largest size for a %s',
    (purpose) => {
      const most = FILE_MAX_BYTES[purpose];
      expect(errorOf(() => checkSize(purpose, most))).toBeUndefined();
      expect(errorOf(() => checkSize(purpose, most + 1))).toMatchObject({
        ...{ code: 'TOO_LARGE', details: { maxBytes: most } },
      });
    },
  );
});

describe('a file', () => {
  const states = ['uploading', 'checking', 'ready', 'refused'] as const;
  it.each([
    ['material', ['not arrived', 'still being checked', null, 'Broken.']],
    ['peer-session', ['not arrived', null, null, 'Broken.']],
  ] as const)('is attached to a %s once it can be used there', (kind, expected) => {
    const found = states.map((state) =>
      errorOf(() => checkAttachable({ state, reason: 'Broken.' } as FileFacts, kind)),
    );
    for (const [index, text] of expected.entries()) {
      if (text) expect(found[index]).toMatchObject(refused(text));
      else expect(found[index]).toBeUndefined();
    }
  });
});

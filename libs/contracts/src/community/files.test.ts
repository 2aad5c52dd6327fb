import { describe, expect, it } from '@jest/globals';
import { FILE_MAX_BYTES } from './file-options.ts';
import { OpenUploadBody } from './files.ts';

describe('the size of an upload', () => {
  const video = { name: 'talk.mp4', type: 'video/mp4' };
  it.each([
    [{ size: FILE_MAX_BYTES.material }, true],
    [{ size: FILE_MAX_BYTES.material + 1 }, false],
    [{ purpose: 'thumbnail', size: FILE_MAX_BYTES.thumbnail }, true],
    [{ purpose: 'thumbnail', size: FILE_MAX_BYTES.thumbnail + 1 }, false],
    [{ size: 0 }, false],
    [{}, true],
  ])('is limited by the use of the file: %j', (given, isValid) => {
    const { success, error } = OpenUploadBody.safeParse({ ...video, ...given });
    expect({ success, paths: error?.issues.map(({ path }) => path) }).toEqual({
      success: isValid,
      paths: isValid ? undefined : [['size']],
    });
  });
});

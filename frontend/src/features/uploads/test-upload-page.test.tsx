// guarantees: A failure without a message of the server shows the default of its screen
import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { fromProxy } from '../../testing/contract-responses.ts';
import { expectToast } from '../../testing/expect-toast.ts';
import { FakeApi, refused } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import TestUploadPage from './test-upload-page.tsx';

const UPLOAD = '/api/test-upload';
const URL_OF_IT = '/api/test-upload/p1';
let api: FakeApi;
beforeEach(() => {
  // jsdom decodes no pictures.
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
  api = new FakeApi({ [UPLOAD]: { status: 201, body: { url: URL_OF_IT } } });
  renderScreen(<TestUploadPage />);
});

const choose = (type = 'image/png', bytes = 10) => {
  const file = new File([new Uint8Array(bytes)], 'me', { type });
  fireEvent.change(screen.getByLabelText('Picture'), { target: { files: [file] } });
};
const upload = async () => fireEvent.click(await screen.findByRole('button', { name: 'Upload' }));

describe('a test upload', () => {
  it('shows the stored picture', async () => {
    choose();
    await upload();
    await expectToast('Upload Successful!');
    expect(screen.getByAltText('Uploaded file').getAttribute('src')).toBe(URL_OF_IT);
  });

  it.each([
    ['application/pdf', 10, 'Invalid File Type', 'Please select an image file (JPG, PNG, GIF or WebP).'],
    ['image/png', 5 * 1024 * 1024 + 1, 'File Too Large', 'Please select an image smaller than 5MB.'],
  ])('refuses %s of %i bytes before anything is sent', async (type, bytes, title, description) => {
    choose(type, bytes);
    await expectToast(title, description);
    expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull();
    expect(api.requests).toEqual([]);
  });

  it.each([
    ['the message of the server', refused(503, 'Back in a moment.'), 'Back in a moment.'],
    ['a default without one', fromProxy, 'Failed to upload image. Please try again.'],
  ])('shows %s when it fails', async (_which, response, description) => {
    api.responses[UPLOAD] = response;
    choose();
    await upload();
    await expectToast('Upload Failed', description);
  });
});

import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HEIC_TEXT } from '@waymark/contracts/heic';
import { aUser } from '../../testing/directory-samples.ts';
import { expectToast } from '../../testing/expect-toast.ts';
import { FakeApi, refused } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { AvatarEditor } from './avatar-editor.tsx';

const ADDRESS = `/api/avatars/${'a'.repeat(32)}/128.webp`;

beforeEach(() => {
  // jsdom decodes no pictures.
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
  HTMLImageElement.prototype.decode = jest.fn(async () => {});
});

const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Picture file'), { target: { files: [file] } });
const picture = (bytes = 10) => new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' });

describe('the editor of the picture', () => {
  it.each([
    [
      'a document',
      new File(['x'], 'a.pdf', { type: 'application/pdf' }),
      ['Invalid File Type', 'Please select an image file (JPG, PNG, etc.).'],
    ],
    [
      'more than 5 MB',
      picture(5 * 1024 * 1024 + 1),
      ['File Too Large', 'Please select an image smaller than 5MB.'],
    ],
  ])('refuses %s before anything is sent', async (_what, file, [title, description]) => {
    const api = new FakeApi({});
    renderScreen(<AvatarEditor user={aUser()} />);
    choose(file);
    await expectToast(title!, description);
    expect(api.requests).toEqual([]);
  });

  it.each([
    [401, 'Authentication Required'],
    [422, 'Upload Failed'],
  ])('explains a %d before the picture is cropped', async (status, title) => {
    new FakeApi({ '/api/mentor/avatar/upload-url': refused(status, 'No.') });
    renderScreen(<AvatarEditor user={aUser()} />);
    choose(picture());
    await expectToast(title);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('refuses what the browser cannot decode', async () => {
    HTMLImageElement.prototype.decode = jest.fn(() => Promise.reject(new Error('no picture')));
    new FakeApi({});
    renderScreen(<AvatarEditor user={aUser()} />);
    choose(picture());
    await expectToast('Invalid File Type');
  });

  it.each(['image/heic', ''])('explains how to save an HEIC picture of type "%s"', async (type) => {
    HTMLImageElement.prototype.decode = jest.fn(() => Promise.reject(new Error('no picture')));
    new FakeApi({});
    renderScreen(<AvatarEditor user={aUser()} />);
    choose(new File(['x'], 'IMG_0001.HEIC', { type }));
    await expectToast('Invalid File Type', HEIC_TEXT);
  });

  it('removes the picture', async () => {
    const api = new FakeApi({
      '/api/mentor/avatar': { body: { success: true, avatar: null } },
      '/api/user': { body: aUser() },
    });
    renderScreen(<AvatarEditor user={{ ...aUser(), avatar: ADDRESS }} />);
    fireEvent.click(screen.getByRole('button', { name: 'Remove Picture' }));
    await expectToast('Picture removed');
    expect(api.sent).toMatchObject([{ url: '/api/mentor/avatar' }]);
  });
});

describe('a person', () => {
  it('has a mark instead of a picture that does not load, and the next picture again', async () => {
    const { container, rerender } = renderScreen(<Avatar id={7} name="Ana" src={ADDRESS} size={80} />);
    fireEvent.error(container.querySelector('img')!);
    await waitFor(() => expect(container.querySelector('svg')).not.toBeNull());
    rerender(<Avatar id={7} name="Ana" src={ADDRESS.replaceAll('a'.repeat(32), 'b'.repeat(32))} size={80} />);
    expect(container.querySelector('img')?.src).toContain('/512.webp');
  });
});

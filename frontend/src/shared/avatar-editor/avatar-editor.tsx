import { HEIC_TEXT, isHeic } from '@waymark/contracts/heic';
import type { AvatarUpload } from '@waymark/contracts/identity/avatars';
import { AVATAR_BAD_TYPE, AVATAR_MAX_BYTES, AVATAR_TOO_LARGE } from '@waymark/contracts/identity/avatars';
import type { User } from '@waymark/contracts/identity/http';
import { type ChangeEvent, Suspense, useRef, useState } from 'react';
import { ApiError } from '../../lib/api.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { messageOf } from '../ui/error-state.tsx';
import { toast } from '../ui/toast.ts';
import { type OpenPicture, openPicture } from './picture-file.ts';
import { beginUpload, useRemoveAvatar, useSetAvatar } from './use-avatar.ts';

const CropDialog = lazyPart(() => import('./crop-dialog.tsx'));

interface Chosen {
  picture: OpenPicture;
  upload: AvatarUpload;
}

/** The picture of the current user, with buttons to choose, crop and remove it. */
export function AvatarEditor({ user, name = user.username }: { user: User; name?: string }) {
  const { input, chosen, isOpening, choose, close, save, isSaving } = usePictureChoice(user.id);
  const remove = useRemoveAvatar(user.id);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <Avatar id={user.id} name={name} src={user.avatar} size={112} />
      <div className="grid min-w-0 flex-1 basis-60 gap-2">
        <div className="flex flex-wrap gap-3">
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/gif"
            hidden
            aria-label="Picture file"
            onChange={(event) => void choose(event)}
          />
          <Button loading={isOpening} onClick={() => input.current?.click()}>
            {user.avatar ? 'Change Picture' : 'Upload Picture'}
          </Button>
          {user.avatar && (
            <Button
              variant="ghost"
              loading={remove.isPending}
              onClick={() => remove.mutate(undefined, { onSuccess: announceRemoval, onError: showFailure })}
            >
              Remove Picture
            </Button>
          )}
        </div>
        <p className="text-sm text-muted">
          JPG, PNG, WebP or GIF, at most 5 MB.{' '}
          {user.avatar ? '' : 'Until then, we show a drawing made just for you.'}
        </p>
      </div>
      {chosen && (
        <Suspense fallback={null}>
          <CropDialog picture={chosen.picture} isSaving={isSaving} onSave={save} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

function usePictureChoice(userId: number) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isOpening, setIsOpening] = useState(false);
  const set = useSetAvatar(userId);
  const close = () => {
    chosen?.picture.close();
    setChosen(null);
  };
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file can be chosen again.
    target.value = '';
    if (!file || isRefused(file)) return;
    setIsOpening(true);
    const opened = await open(file).finally(() => setIsOpening(false));
    if (opened) setChosen(opened);
  };
  const save = (picture: Blob) => {
    if (!chosen) return;
    const onSuccess = () => {
      close();
      announceChange();
    };
    set.mutate({ upload: chosen.upload, picture }, { onSuccess, onError: showFailure });
  };
  return { input, chosen, isOpening, choose, close, save, isSaving: set.isPending };
}

/** Spec §5: a toast contains the reason. */
function isRefused({ type, name, size }: File): boolean {
  if (!type.startsWith('image/') && !isHeic({ type, name }))
    return refuse('Invalid File Type', AVATAR_BAD_TYPE);
  return size > AVATAR_MAX_BYTES && refuse('File Too Large', AVATAR_TOO_LARGE);
}

function refuse(title: string, description: string): true {
  toast({ title, description, variant: 'destructive' });
  return true;
}

async function open(file: File): Promise<Chosen | null> {
  const picture = await openPicture(file).catch(() => null);
  if (!picture) {
    refuse('Invalid File Type', isHeic(file) ? HEIC_TEXT : AVATAR_BAD_TYPE);
    return null;
  }
  try {
    return { picture, upload: await beginUpload() };
  } catch (error) {
    picture.close();
    showFailure(error);
    return null;
  }
}

function showFailure(error: unknown): void {
  const isLoggedOut = error instanceof ApiError && error.status === 401;
  if (isLoggedOut) refuse('Authentication Required', 'Please log in to change your profile picture.');
  else refuse('Upload Failed', messageOf(error));
}

const announceChange = () =>
  void toast({
    title: 'Picture saved',
    description: 'It is shown beside your name now.',
    variant: 'success',
  });
const announceRemoval = () =>
  void toast({ title: 'Picture removed', description: 'Your drawing is shown instead.', variant: 'success' });

import { useMutation } from '@tanstack/react-query';
import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { call, newIdempotencyKey } from '../../lib/api.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { formatBytes } from '../../lib/format.ts';
import { Button } from '../../shared/ui/button.tsx';
import { linkStyle } from '../../shared/ui/link.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { toastError } from '../../shared/ui/toast-error.ts';

const MAX_BYTES = 5 * 1024 * 1024;
const UPLOAD_TIMEOUT_MS = 180_000;

interface Chosen {
  file: File;
  preview: string;
  /** Of this file, so that a retry stores it once. */
  key: string;
}

export default function TestUploadPage() {
  useDocumentTitle('Test upload');
  const { chosen, choose, clear } = useChosenPicture();
  const heading = useRef<HTMLHeadingElement>(null);
  const upload = useMutation({
    mutationFn: ({ file, key }: Chosen) => {
      const form = new FormData();
      form.append('file', file);
      return call('POST /api/test-upload', { form, idempotencyKey: key, timeoutMs: UPLOAD_TIMEOUT_MS });
    },
    onSuccess: () => toast({ title: 'Upload Successful!', variant: 'success' }),
    onError: (error) => toastError('Upload Failed', error, 'Failed to upload image. Please try again.'),
  });
  const again = () => {
    upload.reset();
    clear();
    heading.current?.focus();
  };
  return (
    <div className="page py-10 md:py-14">
      <div className="mx-auto grid max-w-xl gap-6">
        <header className="grid gap-3">
          <h1 ref={heading} tabIndex={-1} className="text-4xl">
            Test upload
          </h1>
          <p className="text-muted">
            Check whether you can upload pictures from your device. Only you see the picture, and it is
            deleted after a day.
          </p>
        </header>
        {upload.data ? (
          <Uploaded url={upload.data.url} onAgain={again} />
        ) : (
          <PicturePicker
            chosen={chosen}
            onChoose={choose}
            uploading={upload.isPending}
            onUpload={() => chosen && upload.mutate(chosen)}
          />
        )}
      </div>
    </div>
  );
}

function useChosenPicture() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  useEffect(() => () => URL.revokeObjectURL(chosen?.preview ?? ''), [chosen]);
  const choose = (file: File | undefined) => {
    if (!file) return;
    const problem = problemOf(file);
    if (problem) toast({ ...problem, variant: 'destructive' });
    else setChosen({ file, preview: URL.createObjectURL(file), key: newIdempotencyKey() });
  };
  return { chosen, choose, clear: () => setChosen(null) };
}

function problemOf({ type, size }: File) {
  if (!type.startsWith('image/'))
    return {
      title: 'Invalid File Type',
      description: 'Please select an image file (JPG, PNG, GIF or WebP).',
    };
  if (size > MAX_BYTES)
    return { title: 'File Too Large', description: 'Please select an image smaller than 5MB.' };
  return null;
}

interface PicturePickerProps {
  chosen: Chosen | null;
  onChoose: (file: File | undefined) => void;
  uploading: boolean;
  onUpload: () => void;
}

function PicturePicker({ chosen, onChoose, uploading, onUpload }: PicturePickerProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <div className="grid justify-items-start gap-4 rounded-card border border-dashed border-edge p-5">
      {chosen ? (
        <figure className="grid gap-2">
          <img src={chosen.preview} alt="Chosen file" className="max-h-80 rounded-control" />
          <figcaption className="text-sm wrap-anywhere text-muted">
            {chosen.file.name}, {formatBytes(chosen.file.size)}
          </figcaption>
        </figure>
      ) : (
        <p className="text-sm text-muted">A JPG, PNG, GIF or WebP of at most 5 MB.</p>
      )}
      <div className="flex flex-wrap gap-3">
        {chosen && (
          <Button variant="primary" loading={uploading} onClick={onUpload}>
            Upload
          </Button>
        )}
        <Button
          variant={chosen ? 'secondary' : 'primary'}
          disabled={uploading}
          onClick={() => picker.current?.click()}
        >
          {chosen ? 'Choose another' : 'Choose a picture'}
        </Button>
      </div>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        aria-label="Picture"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          onChoose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </div>
  );
}

function Uploaded({ url, onAgain }: { url: string; onAgain: () => void }) {
  return (
    <div className="grid justify-items-start gap-4">
      <img src={url} alt="Uploaded file" className="max-h-96 rounded-control border border-line" />
      <p className="text-sm text-muted">
        Stored at{' '}
        <a href={url} className={clsx(linkStyle, 'wrap-anywhere')}>
          {url}
        </a>
      </p>
      <Button onClick={onAgain}>Upload another</Button>
    </div>
  );
}

import type { MessageFile } from '@waymark/contracts/community/messages';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { formatBytes } from '#lib/format.ts';
import { buttonStyle } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';

/** The files of a message: small pictures that open, recordings that play, and others to download. */
export function MessageFiles({ files }: { files: readonly MessageFile[] }) {
  if (files.length === 0) return null;
  return (
    <ul aria-label="Files" className="mt-1 flex flex-wrap gap-2">
      {files.map((file) => (
        <li key={file.id} className="max-w-full min-w-0">
          <OneFile file={file} />
        </li>
      ))}
    </ul>
  );
}

function OneFile({ file }: { file: MessageFile }) {
  const { url, isPicture, name, type, size } = file;
  if (url === null) return <Unavailable file={file} />;
  if (isPicture) return <Picture name={name} url={url} />;
  return (
    <div className="grid gap-1">
      <a
        href={url}
        download={name}
        className="flex min-h-11 items-center gap-2 rounded-control border border-edge bg-raised px-3 py-1.5 text-sm hover:bg-sunken"
      >
        <FileText aria-hidden="true" className="size-5 shrink-0 text-muted" />
        <span dir="auto" className="min-w-0 font-semibold wrap-anywhere">
          {name}
        </span>
        {size !== null && <span className="tabular shrink-0 text-muted">{formatBytes(size)}</span>}
      </a>
      {type?.startsWith('audio/') && (
        // biome-ignore lint/a11y/useMediaCaption: a recording between two people has none
        <audio controls preload="none" src={url} aria-label={name} className="h-11 max-w-full" />
      )}
    </div>
  );
}

const states: Record<MessageFile['state'], string> = {
  uploading: 'Uploading…',
  checking: 'Being checked…',
  ready: 'No longer here',
  refused: 'Not accepted',
};

const Unavailable = ({ file: { name, state, reason } }: { file: MessageFile }) => (
  <p className="rounded-control border border-dashed border-edge px-3 py-2 text-sm text-muted">
    <span dir="auto" className="font-semibold wrap-anywhere">
      {name}
    </span>{' '}
    {reason ?? states[state]}
  </p>
);

function Picture({ name, url }: { name: string; url: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={`Open the picture ${name}`}
        onClick={() => setOpen(true)}
        className="block overflow-hidden rounded-control border border-line bg-sunken"
      >
        {/* Of a fixed size, so that messages do not move while it loads. */}
        <img src={url} alt="" loading="lazy" className="size-32 object-cover sm:size-40" />
      </button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={name}
        size="lg"
        focusTitle
        footer={
          <a href={url} download={name} className={buttonStyle()}>
            Download
          </a>
        }
      >
        <img src={url} alt={name} className="mx-auto max-h-[70dvh] max-w-full object-contain" />
      </Dialog>
    </>
  );
}

import type { StoredFile } from '@waymark/contracts/community/files';
import { Check, CircleAlert, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { detailOf } from '#shared/large-upload/upload-words.ts';
import { useLargeUpload } from '#shared/large-upload/use-large-upload.ts';
import { Button } from '#shared/ui/button.tsx';
import { Progress } from '#shared/ui/progress.tsx';

interface AttachmentProps {
  file: File;
  /** Called with the file once it can be sent, and with null when it cannot. */
  onChange: (stored: StoredFile | null) => void;
  onRemove: () => void;
}

/** A file that is uploaded for the next message. */
export function Attachment({ file, onChange, onRemove }: AttachmentProps) {
  const { state, choose, resume, remove } = useLargeUpload({ purpose: 'message', onChange });
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void choose(file);
  }, [choose, file]);
  const isFailed = state.step === 'failed' || state.step === 'refused';
  const takeAway = () => {
    remove();
    onRemove();
  };
  return (
    <li className="grid gap-1 rounded-control border border-edge bg-raised py-1 pr-1 pl-3 text-sm">
      <div className="flex items-center gap-2">
        {state.step === 'ready' && <Check aria-hidden="true" className="size-4 shrink-0 text-moss" />}
        <p className="min-w-0 grow">
          <span dir="auto" className="font-semibold wrap-anywhere">
            {file.name}
          </span>{' '}
          <span role="status" className="tabular text-muted">
            {state.step !== 'none' && detailOf(state)}
          </span>
        </p>
        {state.step === 'failed' && (
          <Button size="sm" aria-label={`Try again: ${file.name}`} onClick={resume}>
            Try again
          </Button>
        )}
        <Button size="icon" variant="ghost" aria-label={`Remove ${file.name}`} onClick={takeAway}>
          <X aria-hidden="true" className="size-4" />
        </Button>
      </div>
      {state.step === 'uploading' && (
        <Progress value={(state.sent / state.size) * 100} label={`Uploading ${file.name}`} />
      )}
      {isFailed && (
        <p role="alert" className="flex items-start gap-1.5 pb-1 text-berry">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {state.message}
        </p>
      )}
    </li>
  );
}

import { thumbnailAddress } from '@waymark/contracts/community/file-address';
import {
  FILE_ACCEPT,
  FILE_MAX_BYTES,
  FILE_TYPE_NAMES,
  type FilePurpose,
} from '@waymark/contracts/community/file-options';
import type { StoredFile } from '@waymark/contracts/community/files';
import { Check, CircleAlert, Pause, Play, WifiOff } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useConnection } from '../../lib/connection.ts';
import { formatBytes } from '../../lib/format.ts';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/field.tsx';
import { Progress } from '../ui/progress.tsx';
import { useFocusFallback } from '../ui/use-focus-fallback.ts';
import { FileDrop } from '../upload/file-drop.tsx';
import type { LargeUploadState } from './large-upload.ts';
import { UnfinishedList } from './unfinished-list.tsx';
import { announced, detailOf } from './upload-words.ts';
import { useLargeUpload } from './use-large-upload.ts';

interface FileUploadFieldProps {
  purpose: FilePurpose;
  label: string;
  hint?: string;
  /** The id of a file uploaded before, to begin with. */
  fileId?: string | null;
  error?: string;
  /** Whether a file is used while it is still being checked. */
  isUsedUnchecked?: boolean;
  onChange: (file: StoredFile | null) => void;
  /** Called with each step of the upload. */
  onStep?: (step: LargeUploadState['step']) => void;
}

type Uploads = ReturnType<typeof useLargeUpload>;

/** A field for one file of up to 500 MB, with what it needs to be sent in peace: progress, pause, and going on later. */
export function FileUploadField(props: FileUploadFieldProps) {
  const { purpose, label, hint, fileId, error, isUsedUnchecked, onChange, onStep } = props;
  const chooser = useRef<HTMLButtonElement>(null);
  const uploads = useLargeUpload({ purpose, fileId, isUsedUnchecked, onChange });
  const { state, unfinished, choose } = uploads;
  useEffect(() => onStep?.(state.step), [onStep, state.step]);
  const limit = `${capitalised(FILE_TYPE_NAMES[purpose])}, up to ${formatBytes(FILE_MAX_BYTES[purpose])}.`;
  return (
    <div className="grid gap-1.5">
      <FileDrop
        isSingle
        chooser={chooser}
        label={label}
        title={label}
        hint={hint ?? limit}
        accept={FILE_ACCEPT[purpose]}
        onFiles={([file]) => file && choose(file)}
      >
        {state.step === 'none' && unfinished.length > 0 && (
          <UnfinishedList
            uploads={unfinished}
            chooser={chooser}
            discard={uploads.discard}
            finish={uploads.finish}
          />
        )}
        <UploadPanel uploads={uploads} chooser={chooser} label={label} />
      </FileDrop>
      <FieldError>{error}</FieldError>
    </div>
  );
}

interface PanelProps {
  uploads: Uploads;
  chooser: RefObject<HTMLButtonElement | null>;
  label: string;
}

/** The status is always rendered, so that its changes are announced. */
function UploadPanel({ uploads, chooser, label }: PanelProps) {
  const { state } = uploads;
  return (
    <div className={state.step === 'none' ? undefined : 'mt-4 grid gap-3 border-t border-line pt-4 text-sm'}>
      <p role="status" className="sr-only">
        {announced(state, label)}
      </p>
      {state.step !== 'none' && <UploadCard uploads={uploads} chooser={chooser} />}
    </div>
  );
}

function UploadCard({ uploads, chooser }: Omit<PanelProps, 'label'>) {
  const { state } = uploads;
  const root = useFocusFallback<HTMLDivElement>(chooser);
  const isOffline = useConnection() === 'offline';
  if (state.step === 'none') return null;
  const name = state.step === 'ready' ? state.file.name : state.name;
  return (
    <div ref={root} className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {state.step === 'ready' && <Thumbnail file={state.file} />}
        <p className="min-w-40 grow basis-0">
          <span dir="auto" className="block font-semibold wrap-anywhere">
            {name}
          </span>
          <span className="tabular block text-muted">{detailOf(state)}</span>
        </p>
        <UploadActions uploads={uploads} name={name} />
      </div>
      {(state.step === 'uploading' || state.step === 'paused') && (
        <Progress value={(state.sent / state.size) * 100} label={`Uploading ${name}`} />
      )}
      {(state.step === 'chosen' || state.step === 'checking') && (
        <Progress label={state.step === 'chosen' ? `Preparing ${name}` : `Checking ${name}`} />
      )}
      {state.step === 'uploading' && state.isCut && (
        <p className="flex items-start gap-2 text-amber">
          <WifiOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {isOffline ? 'You are offline.' : 'The connection was lost.'} The upload continues by itself.
        </p>
      )}
      {(state.step === 'refused' || state.step === 'failed') && (
        <p role="alert" className="flex items-start gap-1.5 text-berry">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {state.message}
        </p>
      )}
      {(state.step === 'uploading' || state.step === 'paused') && (
        <p className="text-muted">
          We keep what has arrived for two days. If you leave this page, choose the same file again to
          continue.
        </p>
      )}
    </div>
  );
}

function UploadActions({ uploads, name }: { uploads: Uploads; name: string }) {
  const { state, pause, resume, remove } = uploads;
  const isEnded = state.step === 'ready' || state.step === 'refused' || state.step === 'failed';
  const end = isEnded ? 'Remove' : 'Cancel';
  const toggle =
    state.step === 'uploading'
      ? { icon: Pause, word: 'Pause', act: pause }
      : state.step === 'paused'
        ? { icon: Play, word: 'Continue', act: resume }
        : state.step === 'failed'
          ? { icon: Play, word: 'Try again', act: resume }
          : null;
  return (
    <div className="flex gap-1 max-sm:-ml-1">
      {toggle && (
        <Button size="sm" className="min-h-11" onClick={toggle.act} aria-label={`${toggle.word}: ${name}`}>
          <toggle.icon aria-hidden="true" className="size-4" />
          {toggle.word}
        </Button>
      )}
      <Button size="sm" variant="ghost" className="min-h-11" onClick={remove} aria-label={`${end}: ${name}`}>
        {end}
      </Button>
    </div>
  );
}

function Thumbnail({ file }: { file: StoredFile }) {
  if (!file.hasThumbnail) return <Check aria-hidden="true" className="size-5 shrink-0 text-moss" />;
  return (
    <img
      src={thumbnailAddress(file.id)}
      alt=""
      className="h-14 w-20 shrink-0 rounded-control border border-line object-cover"
    />
  );
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

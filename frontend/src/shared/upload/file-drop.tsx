import clsx from 'clsx';
import { FileUp } from 'lucide-react';
import { type DragEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';

interface FileDropProps {
  /** The accessible name of the area. */
  label: string;
  /** Shown above the hint. */
  title?: string;
  hint: string;
  accept: string;
  isPrimary?: boolean;
  /** Of one file, the first of several that are dropped. */
  isSingle?: boolean;
  /** The button that opens the picker. */
  chooser: RefObject<HTMLButtonElement | null>;
  onFiles: (files: File[]) => void;
  children?: ReactNode;
}

/** An area to choose files in, or to drop them on. */
export function FileDrop({
  label,
  title,
  hint,
  accept,
  isPrimary,
  isSingle = false,
  chooser,
  onFiles,
  children,
}: FileDropProps) {
  const picker = useRef<HTMLInputElement>(null);
  const choose = isSingle ? 'Choose a file' : 'Choose files';
  const [over, setOver] = useState(false);
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    onFiles(Array.from(event.dataTransfer.files));
  }
  return (
    <section
      aria-label={label}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={clsx(
        'rounded-card border border-dashed p-5',
        over ? 'border-moss bg-moss-soft' : 'border-edge',
      )}
    >
      <div className="flex flex-wrap items-center gap-4">
        <FileUp aria-hidden="true" className="size-6 text-muted max-sm:hidden" />
        <div className="min-w-48 grow basis-0 text-sm">
          {title && <p className="font-semibold">{title}</p>}
          <p className="text-muted">{hint}</p>
        </div>
        <Button
          ref={chooser}
          variant={isPrimary ? 'primary' : 'secondary'}
          className="max-sm:w-full"
          onClick={() => picker.current?.click()}
        >
          {choose}
        </Button>
        <input
          ref={picker}
          type="file"
          multiple={!isSingle}
          accept={accept}
          aria-label={choose}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            onFiles(Array.from(event.target.files ?? []));
            event.target.value = '';
          }}
        />
      </div>
      {children}
    </section>
  );
}

import { mediaUrl } from '@waymark/contracts/roadmaps/media';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatDate, formatDuration, plural } from '#lib/format.ts';
import { useConfig } from '#lib/use-config.ts';
import { Button } from '#shared/ui/button.tsx';
import { EditName } from '../shared/edit-name.tsx';
import { useRetainedFocus } from '../shared/use-retained-focus.ts';
import { useUpdateSource } from '../shared/use-sources.ts';
import { ListenTo } from './listen.tsx';
import { TextEditor } from './text-editor.tsx';

interface Choice {
  group: string;
  /** From 1. */
  number: number;
  isChosen: boolean;
  onChoose: () => void;
}

interface TakeRowProps {
  take: Source;
  /** Of several takes. */
  choice?: Choice;
  onRemove: () => void;
}

export function TakeRow({ take, choice, onRemove }: TakeRowProps) {
  const { originalName, durationSeconds, levels, status, message } = take;
  const { data: config } = useConfig();
  const [writing, setWriting] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const focus = useRetainedFocus(area, String(writing));
  return (
    <div className="grid grid-cols-1 gap-2 text-sm">
      <TakeHeading take={take} choice={choice} onRemove={onRemove} />
      {/* Without a model the page says so above. */}
      {message && status !== 'ready' && config?.aiEngine === 'openai' && (
        <p className="text-amber">{message}</p>
      )}
      <div ref={area} {...focus} className="grid grid-cols-1 gap-2">
        {!writing && (
          <ListenTo src={mediaUrl(take.id)} name={originalName} seconds={durationSeconds} levels={levels} />
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          {choice && <ChooseTake {...choice} />}
          {status !== 'processing' && !writing && (
            <Button
              size="sm"
              variant={status === 'ready' ? 'secondary' : 'primary'}
              aria-label={`${actionOf(take)}: ${originalName}`}
              onClick={() => setWriting(true)}
            >
              {actionOf(take)}
            </Button>
          )}
        </div>
        {writing && <TextEditor source={take} onClose={() => setWriting(false)} />}
      </div>
    </div>
  );
}

function ChooseTake({ group, number, isChosen, onChoose }: Choice) {
  return (
    <label className="flex min-h-10 items-center gap-2.5">
      <input
        type="radio"
        name={`take-${group}`}
        checked={isChosen}
        onChange={onChoose}
        className="size-5 accent-moss"
      />
      Use take {number} for drafts
    </label>
  );
}

/** The name, which can be changed where it is shown. */
function TakeHeading({ take, choice, onRemove }: TakeRowProps) {
  const { id, roadmapId, originalName } = take;
  const [renaming, setRenaming] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const rename = useUpdateSource(roadmapId);
  const close = () => {
    flushSync(() => setRenaming(false));
    pencil.current?.focus();
  };
  if (renaming)
    return (
      <EditName
        label="Name"
        value={originalName}
        save={(name) => rename.mutateAsync({ id, name })}
        onClose={close}
      />
    );
  return (
    <div className="flex items-center gap-1">
      <div className="min-w-0 grow">
        <p className="truncate font-medium">
          {choice && `Take ${choice.number}: `}
          {originalName}
        </p>
        <p className="tabular text-muted">{stateText(take)}</p>
      </div>
      <Button
        ref={pencil}
        size="icon"
        variant="ghost"
        aria-label={`Rename recording ${originalName}`}
        onClick={() => setRenaming(true)}
      >
        <Pencil aria-hidden="true" className="size-4.5" />
      </Button>
      <Button size="icon" variant="ghost" aria-label={`Remove recording ${originalName}`} onClick={onRemove}>
        <Trash2 aria-hidden="true" className="size-4.5" />
      </Button>
    </div>
  );
}

const actionOf = ({ status }: Source): string =>
  status === 'ready' ? 'Edit the text' : 'Write down what you said';

function stateText({ status, words, durationSeconds, createdAt }: Source): string {
  const text = { processing: 'processing…', ready: plural(words ?? 0, 'word') };
  const state = status === 'processing' || status === 'ready' ? text[status] : 'no text yet';
  const length = durationSeconds === null ? [] : [formatDuration(durationSeconds)];
  return [...length, formatDate(createdAt), state].join(', ');
}

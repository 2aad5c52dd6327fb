import { mediaUrl } from '@waymark/contracts/roadmaps/media';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { timeCode, withTimeCodes } from '@waymark/contracts/roadmaps/time-codes';
import { type KeyboardEvent, useRef, useState } from 'react';
import { MadeByProgram } from '#shared/audio/made-by-program.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Textarea } from '#shared/ui/input.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { useSourceText } from '../shared/use-sources.ts';
import { useStoredText } from '../shared/use-stored-text.ts';
import { Listen } from './listen.tsx';
import { type Player, usePlayer } from './use-player.ts';
import { useSetRecordingText } from './use-recordings.ts';

const BACK_SECONDS = 3;
const SPEEDS = [1, 0.75, 0.5];
/** With Ctrl: none of them writes or moves in a text field. */
const KEYS = [
  { key: 'Enter', label: 'Play or pause', shown: 'Ctrl Enter' },
  { key: ',', label: 'Back 3 seconds', shown: 'Ctrl ,' },
  { key: '.', label: 'Slower', shown: 'Ctrl .' },
  { key: ';', label: 'Time code', shown: 'Ctrl ;' },
] as const;
type Key = (typeof KEYS)[number]['key'];

interface TextEditorProps {
  source: Source;
  onClose: () => void;
}

/** The text of a recording beside its player. */
export function TextEditor({ source, onClose }: TextEditorProps) {
  const hasText = source.status === 'ready';
  const query = useSourceText(hasText ? source.id : null);
  if (!hasText) return <Editor source={source} initial="" onClose={onClose} />;
  if (query.error) return <QueryError title="The text did not load" query={query} />;
  if (!query.data) return <Skeleton className="h-40 rounded-control" />;
  const initial = withTimeCodes(query.data.text, query.data.moments);
  return <Editor source={source} initial={initial} onClose={onClose} />;
}

function Editor({ source, initial, onClose }: TextEditorProps & { initial: string }) {
  const [stored, setStored] = useStoredText(`waymark-recording-text-${source.id}`);
  const [text, setText] = useState(stored || initial);
  const write = (next: string) => {
    setText(next);
    setStored(next);
  };
  const player = usePlayer(mediaUrl(source.id));
  const box = useRef<HTMLTextAreaElement>(null);
  const save = useSetRecordingText(source.roadmapId);
  const act: Record<Key, () => void> = {
    Enter: player.toggle,
    ',': () => player.seek(Math.max(0, player.position - BACK_SECONDS)),
    '.': () => player.setRate(SPEEDS[(SPEEDS.indexOf(player.rate) + 1) % SPEEDS.length] ?? 1),
    ';': () => {
      if (box.current) write(insertCode(box.current, player.position));
    },
  };
  const close = () => {
    setStored('');
    onClose();
  };
  function handleKey(event: KeyboardEvent) {
    const known = KEYS.find(({ key }) => key === event.key);
    if (!known || !event.ctrlKey) return;
    event.preventDefault();
    act[known.key]();
  }
  return (
    <div className="mt-3 grid grid-cols-1 gap-3">
      <Listen
        player={player}
        name={source.originalName}
        seconds={source.durationSeconds}
        levels={source.levels}
      />
      {source.sampleVoice && <MadeByProgram />}
      <Controls player={player} act={act} />
      <Field
        label="What you said"
        hint="A line may begin with a time code, such as [1:05]. Steps that are drafted from it can then be found in the recording."
      >
        <Textarea
          ref={box}
          rows={8}
          value={text}
          onKeyDown={handleKey}
          onChange={(event) => write(event.target.value)}
          className="font-serif"
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          disabled={text.trim() === ''}
          loading={save.isPending}
          onClick={() => save.mutate({ id: source.id, text }, { onSuccess: close })}
        >
          Save the text
        </Button>
        <Button size="sm" variant="ghost" onClick={close}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

function Controls({ player, act }: { player: Player; act: Record<Key, () => void> }) {
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap gap-2">
        {KEYS.map(({ key, label, shown }) => (
          <Button key={key} size="sm" variant="ghost" aria-keyshortcuts={`Control+${key}`} onClick={act[key]}>
            {label}
            <kbd className="rounded border border-edge px-1.5 font-sans text-xs text-muted">{shown}</kbd>
          </Button>
        ))}
      </div>
      <p role="status" className="tabular text-sm text-muted">
        Speed {player.rate}×
      </p>
    </div>
  );
}

/** Inserts a line with a time code at the cursor, which moves behind it. Returns the text. */
function insertCode(box: HTMLTextAreaElement, seconds: number): string {
  const at = box.selectionStart;
  const startsLine = at === 0 || box.value[at - 1] === '\n';
  box.setRangeText(`${startsLine ? '' : '\n'}[${timeCode(seconds)}] `, at, box.selectionEnd, 'end');
  box.focus();
  return box.value;
}

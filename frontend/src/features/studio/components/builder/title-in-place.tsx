import { TextCursorInput } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../../../../components/ui/button.tsx';
import { Input } from '../../../../components/ui/input.tsx';

const MAX_LENGTH = 120;

interface TitleInPlaceProps {
  title: string;
  /** "stage" or "step", for the names of the controls. */
  what: string;
  onSave: (title: string) => void;
  /** Shows the title while it is not edited. */
  children: ReactNode;
}

/** A title that is edited where it is, by its button or a double click. Enter and leaving save, Escape restores. */
export function TitleInPlace({ title, what, onSave, children }: TitleInPlaceProps) {
  const [text, setText] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);

  function finish(next: string | null) {
    setText(null);
    const saved = next?.trim();
    if (saved && saved !== title) onSave(saved);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || !['Enter', 'Escape'].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    finish(event.key === 'Enter' ? text : null);
    // The button is rendered again with the title.
    requestAnimationFrame(() => button.current?.focus());
  }

  if (text !== null)
    return (
      <span className="flex items-center gap-3">
        <Input
          aria-label={`Title of the ${what}`}
          maxLength={MAX_LENGTH}
          value={text}
          autoFocus
          onChange={(event) => setText(event.target.value)}
          onBlur={() => finish(text)}
          onKeyDown={onKeyDown}
        />
        <span className="tabular shrink-0 text-sm text-muted">
          {text.length}/{MAX_LENGTH}
        </span>
      </span>
    );
  return (
    <div className="flex items-start gap-1">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button does the same by keyboard */}
      <div className="min-w-0" onDoubleClick={() => setText(title)}>
        {children}
      </div>
      <Button
        ref={button}
        size="icon"
        variant="ghost"
        className="-my-2 shrink-0"
        aria-label={`Rename the ${what} “${title}”`}
        onClick={() => setText(title)}
      >
        <TextCursorInput aria-hidden="true" className="size-4 text-muted" />
      </Button>
    </div>
  );
}

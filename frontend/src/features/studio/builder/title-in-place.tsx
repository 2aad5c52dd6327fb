import { TextCursorInput } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { GrowingInput } from '#shared/ui/growing-input.tsx';

const MAX_LENGTH = 120;

interface TitleInPlaceProps {
  title: string;
  /** "stage" or "step", for the names of the controls. */
  what: string;
  onSave: (title: string) => void;
  /** Shows the title while it is not edited. */
  children: ReactNode;
}

/**
 * A title that is edited where it is, by its button or a double click. Enter and leaving save, Escape restores. One that
 * is too long stays open.
 */
export function TitleInPlace({ title, what, onSave, children }: TitleInPlaceProps) {
  const [text, setText] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);

  const isTooLong = text !== null && text.trim().length > MAX_LENGTH;

  function finish(next: string | null) {
    setText(null);
    const saved = next?.trim();
    if (saved && saved !== title) onSave(saved);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || !['Enter', 'Escape'].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter' && isTooLong) return;
    finish(event.key === 'Enter' ? text : null);
    // The button is rendered again with the title.
    requestAnimationFrame(() => button.current?.focus());
  }

  if (text !== null)
    return (
      <GrowingInput
        aria-label={`Title of the ${what}`}
        aria-invalid={isTooLong}
        limit={MAX_LENGTH}
        value={text}
        autoFocus
        onChange={(event) => setText(event.target.value)}
        onBlur={() => !isTooLong && finish(text)}
        onKeyDown={onKeyDown}
      />
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

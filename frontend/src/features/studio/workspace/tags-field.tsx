import { MAX_TAGS } from '@waymark/contracts/roadmaps/details';
import clsx from 'clsx';
import { X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Field } from '#shared/ui/field.tsx';
import { Input } from '#shared/ui/input.tsx';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';

interface TagsFieldProps {
  tags: readonly string[];
  error: string | undefined;
  /** Of the tag at this place. */
  isInvalid: (index: number) => boolean;
  onChange: (tags: string[]) => void;
}

/** Enter or a comma adds what is typed, and so does leaving the field: nothing typed is lost when the form is saved. */
export function TagsField({ tags, error, isInvalid, onChange }: TagsFieldProps) {
  const [typed, setTyped] = useState('');
  const [change, setChange] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const add = (text: string) => {
    const added = text.split(/[,\n]/).flatMap((one) => one.replace(/\s+/g, ' ').trim() || []);
    setTyped('');
    if (added.length === 0) return;
    onChange([...tags, ...added]);
    setChange(`Added ${added.join(', ')}`);
  };
  const remove = (index: number) => {
    onChange(tags.filter((_, at) => at !== index));
    setChange(`Removed ${tags[index]}`);
    box.current?.querySelector('input')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault();
      add(typed);
    }
    if (event.key === 'Backspace' && typed === '' && tags.length > 0) remove(tags.length - 1);
  };
  return (
    <div ref={box} className="grid gap-2">
      <Field
        label="Tags"
        aside={tags.length > 0 ? `${tags.length} of ${MAX_TAGS}` : 'optional'}
        error={error}
        hint="Words that people look for, such as “first job”. Enter or a comma adds one."
      >
        <Input
          value={typed}
          autoComplete="off"
          enterKeyHint="done"
          onChange={({ target }) => (target.value.includes(',') ? add(target.value) : setTyped(target.value))}
          onKeyDown={onKeyDown}
          onBlur={() => add(typed)}
        />
      </Field>
      {tags.length > 0 && (
        <ul aria-label="Tags of this roadmap" className="flex flex-wrap gap-2">
          {tags.map((tag, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same tag can be there twice until it is removed
            <li key={`${index} ${tag}`} className="flex max-w-full">
              <Chip tag={tag} isInvalid={isInvalid(index)} onRemove={() => remove(index)} />
            </li>
          ))}
        </ul>
      )}
      <div role="status">
        <VisuallyHidden>{change}</VisuallyHidden>
      </div>
    </div>
  );
}

interface ChipProps {
  tag: string;
  isInvalid: boolean;
  onRemove: () => void;
}

function Chip({ tag, isInvalid, onRemove }: ChipProps) {
  return (
    <span
      className={clsx(
        'flex min-w-0 items-center rounded-full border bg-raised pl-3.5 text-sm',
        isInvalid ? 'border-berry text-berry' : 'border-line',
      )}
    >
      <span className="truncate">{tag}</span>
      <button
        type="button"
        aria-label={`Remove the tag ${tag}`}
        onClick={onRemove}
        className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:text-ink"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </span>
  );
}

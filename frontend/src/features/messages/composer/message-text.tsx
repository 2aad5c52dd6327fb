import { MAX_MESSAGE_TEXT } from '@waymark/contracts/community/message-options';
import { type KeyboardEvent, type Ref } from 'react';
import { Field } from '#shared/ui/field.tsx';
import { Textarea } from '#shared/ui/input.tsx';

interface MessageTextProps {
  label: string;
  placeholder?: string;
  value: string;
  onChange: (text: string) => void;
  ref?: Ref<HTMLTextAreaElement>;
}

/** A device with a keyboard: Enter sends. On phones it begins a new line. */
const hasKeyboard = (): boolean => matchMedia('(pointer: fine)').matches;

/** A field that grows with its text, inside a form. */
export function MessageText({ label, placeholder, value, onChange, ref }: MessageTextProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const isPlainEnter = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (!isPlainEnter || !hasKeyboard()) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <Field
      label={label}
      hideLabel
      className="min-w-0 grow gap-0.5!"
      hint={
        <span className="block text-xs pointer-coarse:hidden">
          Enter sends, Shift + Enter begins a new line.
        </span>
      }
    >
      <Textarea
        ref={ref}
        rows={1}
        limit={MAX_MESSAGE_TEXT}
        placeholder={placeholder}
        autoComplete="off"
        className="field-sizing-content max-h-48 resize-none"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
      />
    </Field>
  );
}

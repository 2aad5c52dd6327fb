import { MAX_MESSAGE_TEXT } from '@waymark/contracts/community/message-options';
import type { Message } from '@waymark/contracts/community/messages';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { SafetyWatch } from '#shared/safety/safety-watch.tsx';
import { Button } from '#shared/ui/button.tsx';
import { messageOf } from '#shared/ui/error-state.tsx';
import { FieldError } from '#shared/ui/field.tsx';
import { useEditMessage } from '../api/use-thread-actions.ts';
import { Banner } from './banner.tsx';
import { MessageText } from './message-text.tsx';

interface EditFormProps {
  threadId: string;
  message: Message;
  onClose: () => void;
}

/** In place of the field for the next message. */
export function EditForm({ threadId, message, onClose }: EditFormProps) {
  const [text, setText] = useState(message.text);
  const [fault, setFault] = useState<string>();
  const edit = useEditMessage(threadId);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = text.trim();
    const found = faultOf(next);
    setFault(found);
    if (found !== undefined || edit.isPending) return;
    if (next === message.text) return onClose();
    edit.mutate({ id: message.id, text: next }, { onSuccess: onClose });
  };
  return (
    <SafetyWatch onErase={() => setText('')} className="gap-2!">
      <form
        noValidate
        onSubmit={submit}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
        className="grid gap-2"
      >
        <Banner title="Edit your message" onCancel={onClose}>
          {message.text}
        </Banner>
        <div className="flex items-start gap-1.5">
          <MessageText ref={field} label="Your message" value={text} onChange={setText} />
          <Button type="submit" variant="primary" loading={edit.isPending} className="shrink-0">
            Save
          </Button>
        </div>
        <FieldError>{fault ?? (edit.error ? messageOf(edit.error) : undefined)}</FieldError>
      </form>
    </SafetyWatch>
  );
}

function faultOf(text: string): string | undefined {
  if (text === '') return 'Write something first, or delete the message.';
  return text.length > MAX_MESSAGE_TEXT ? `A message can have ${MAX_MESSAGE_TEXT} characters.` : undefined;
}

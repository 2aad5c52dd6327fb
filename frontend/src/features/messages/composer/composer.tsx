import { FILE_ACCEPT } from '@waymark/contracts/community/file-options';
import { MAX_MESSAGE_TEXT } from '@waymark/contracts/community/message-options';
import type { Message } from '@waymark/contracts/community/messages';
import { Paperclip, SendHorizontal } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { newUuid } from '#lib/uuid.ts';
import { SafetyWatch } from '#shared/safety/safety-watch.tsx';
import { Button } from '#shared/ui/button.tsx';
import { FieldError } from '#shared/ui/field.tsx';
import type { PendingMessage } from '../outbox/message-outbox.ts';
import { Attachment } from './attachment.tsx';
import { Banner } from './banner.tsx';
import { MessageText } from './message-text.tsx';
import { useAboutStep } from './use-about-step.ts';
import { useAttachments } from './use-attachments.ts';
import { useDraft } from './use-draft.ts';

interface ComposerProps {
  userId: number;
  /** Whom it is for. */
  to: number;
  /** First name of that person. */
  name: string;
  /** A first message asks. */
  isRequest: boolean;
  replyTo: Message | null;
  onCancelReply: () => void;
  onSend: (message: PendingMessage) => void;
}

/** The field for the next message, with what goes along: a quoted message, a step, files. */
export function Composer(props: ComposerProps) {
  const { userId, to, name, isRequest, replyTo, onCancelReply, onSend } = props;
  const [text, setText] = useDraft(userId, to);
  const [error, setError] = useState<string>();
  const about = useAboutStep();
  const files = useAttachments();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (replyTo) field.current?.focus();
  }, [replyTo]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fault = faultOf(text, files, about.step !== null);
    setError(fault);
    if (fault !== undefined) return;
    onSend({
      ...{ clientId: newUuid(), to, text: text.trim(), step: about.step, refusal: null },
      replyTo: replyTo && quoteOf(replyTo),
      files: files.chosen.flatMap(({ stored }) => (stored ? [{ id: stored.id, name: stored.name }] : [])),
      at: new Date().toISOString(),
    });
    setText('');
    files.clear();
    about.clear();
    onCancelReply();
    field.current?.focus();
  };
  const addFrom = (event: ClipboardEvent | DragEvent, { files: given }: DataTransfer) => {
    if (given.length === 0) return;
    event.preventDefault();
    files.add([...given]);
  };
  return (
    <SafetyWatch onErase={() => setText('')} className="gap-2!">
      <form
        noValidate
        onSubmit={submit}
        onPaste={(event) => addFrom(event, event.clipboardData)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => addFrom(event, event.dataTransfer)}
        className="grid gap-2"
      >
        {replyTo && (
          <Banner title={`Reply to ${replyTo.isMine ? 'yourself' : name}`} onCancel={onCancelReply}>
            {replyTo.text || 'A file or a step'}
          </Banner>
        )}
        {about.step && (
          <Banner title="About this step" onCancel={about.clear}>
            {about.step.title}
          </Banner>
        )}
        {files.chosen.length > 0 && (
          <ul aria-label="Files of this message" className="grid gap-1.5">
            {files.chosen.map(({ key, file }) => (
              <Attachment
                key={key}
                file={file}
                onChange={(stored) => files.store(key, stored)}
                onRemove={() => files.remove(key)}
              />
            ))}
          </ul>
        )}
        <div className="flex items-start gap-1.5">
          <FileButton onFiles={files.add} />
          <MessageText
            ref={field}
            label={`Message to ${name}`}
            placeholder={
              isRequest ? `Who you are and what you would like to ask ${name}` : `Write to ${name}`
            }
            value={text}
            onChange={(next) => {
              setError(undefined);
              setText(next);
            }}
          />
          <Button type="submit" variant="primary" aria-label="Send" className="shrink-0 px-3.5!">
            <SendHorizontal aria-hidden="true" className="size-5" />
          </Button>
        </div>
        <FieldError>{error}</FieldError>
      </form>
    </SafetyWatch>
  );
}

function faultOf(
  text: string,
  { chosen, isReady }: ReturnType<typeof useAttachments>,
  hasStep: boolean,
): string | undefined {
  if (text.trim() === '' && chosen.length === 0 && !hasStep) return 'Write something first.';
  if (text.trim().length > MAX_MESSAGE_TEXT) return `A message can have ${MAX_MESSAGE_TEXT} characters.`;
  return isReady ? undefined : 'Wait until all files have arrived, or remove those that failed.';
}

const quoteOf = ({ id, number, isMine, text }: Message): PendingMessage['replyTo'] => ({
  id,
  number,
  isMine,
  text,
});

function FileButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        size="icon"
        variant="ghost"
        aria-label="Add files"
        className="shrink-0"
        onClick={() => picker.current?.click()}
      >
        <Paperclip aria-hidden="true" className="size-5" />
      </Button>
      <input
        ref={picker}
        type="file"
        multiple
        accept={FILE_ACCEPT.message}
        aria-label="Choose files"
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
}

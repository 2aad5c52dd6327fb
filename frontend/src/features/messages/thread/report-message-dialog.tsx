import type { Message, ThreadPerson } from '@waymark/contracts/community/messages';
import type { ReportReason } from '@waymark/contracts/identity/reports';
import { type FormEvent, useId, useState } from 'react';
import { reportReasonTexts } from '#shared/report/reason-texts.ts';
import { Button } from '#shared/ui/button.tsx';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { messageOf } from '#shared/ui/error-state.tsx';
import { Field, FieldError } from '#shared/ui/field.tsx';
import { Select, Textarea } from '#shared/ui/input.tsx';
import { useReportMessage } from '../api/use-thread-actions.ts';
import { firstName } from '../texts.ts';

interface ReportMessageDialogProps {
  message: Message;
  person: ThreadPerson;
  onClose: () => void;
}

export function ReportMessageDialog({ message, person, onClose }: ReportMessageDialogProps) {
  const form = useId();
  const [reason, setReason] = useState<ReportReason>('harmful');
  const [text, setText] = useState('');
  const [block, setBlock] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const report = useReportMessage(message.id, person.id, onClose);
  const name = firstName(person.name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const lacksText = reason === 'other' && text.trim() === '';
    setMissing(lacksText);
    if (!lacksText && !report.isPending) report.mutate({ reason, text, block });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Report this message of ${name}`}
      description={`The admins see your report and the messages of this thread up to this one, nothing after it. ${name} is not told who reported it.`}
      focusTitle
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary" loading={report.isPending}>
            Send report
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="grid gap-4">
        {message.text && (
          <blockquote
            dir="auto"
            className="line-clamp-4 border-l-3 border-clay pl-3 text-muted wrap-anywhere"
          >
            {message.text}
          </blockquote>
        )}
        <Field label="What is wrong?">
          <Select value={reason} onChange={(event) => setReason(event.target.value as ReportReason)}>
            {Object.entries(reportReasonTexts).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label="Details"
          aside={reason === 'other' ? undefined : 'optional'}
          error={isMissing ? 'Please describe what is wrong.' : undefined}
        >
          <Textarea value={text} maxLength={1_000} onChange={(event) => setText(event.target.value)} />
        </Field>
        <Checkbox checked={block} onChange={({ target }) => setBlock(target.checked)}>
          Block {name} as well
        </Checkbox>
        <FieldError>{report.error ? messageOf(report.error) : undefined}</FieldError>
      </form>
    </Dialog>
  );
}

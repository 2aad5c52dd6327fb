import { useMutation } from '@tanstack/react-query';
import type { ReportedType, ReportReason } from '@waymark/contracts/identity/reports';
import { type FormEvent, useId, useState } from 'react';
import { call } from '../../lib/api.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { messageOf } from '../ui/error-state.tsx';
import { Field, FieldError } from '../ui/field.tsx';
import { Select, Textarea } from '../ui/input.tsx';
import { toast } from '../ui/toast.ts';
import { reportReasonTexts } from './reason-texts.ts';

interface ReportDialogProps {
  target: { type: ReportedType; id: string };
  what: string;
  onClose: () => void;
}

export default function ReportDialog({ target, what, onClose }: ReportDialogProps) {
  const form = useId();
  const [reason, setReason] = useState<ReportReason>('harmful');
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const send = useMutation({
    mutationFn: () =>
      call('POST /api/reports', { body: { targetType: target.type, targetId: target.id, reason, text } }),
    onSuccess: () => {
      toast({
        title: 'Thank you for letting us know',
        description: 'An admin will review it, and we will let you know the outcome.',
        variant: 'success',
      });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const lacksText = reason === 'other' && text.trim() === '';
    setMissing(lacksText);
    if (!lacksText && !send.isPending) send.mutate();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Report ${what}`}
      description="Only the admins see your report and who sent it."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary" loading={send.isPending}>
            Send report
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="grid gap-4">
        <Field label="What is wrong?">
          <Select value={reason} onChange={(event) => setReason(event.target.value as ReportReason)}>
            {Object.entries(reportReasonTexts).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
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
        <FieldError>{send.error ? messageOf(send.error) : undefined}</FieldError>
      </form>
    </Dialog>
  );
}

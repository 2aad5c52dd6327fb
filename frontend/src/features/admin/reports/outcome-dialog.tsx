import { type ReactNode, useState } from 'react';
import { Field } from '#shared/ui/field.tsx';
import { Select, Textarea } from '#shared/ui/input.tsx';
import { ReasonDialog } from '../components/reason-dialog.tsx';

/** What the author of the reported thing reads. */
interface Letter {
  label: string;
  hint: string;
}

export interface Outcome {
  label: string;
  letter?: Letter;
  /** Nothing is stored but the letter. */
  withoutNote?: boolean;
  destructive?: boolean;
}

export interface Resolution<A extends string> {
  action: A;
  letter: string;
  note: string;
}

interface OutcomeDialogProps<A extends string> {
  title: string;
  description: ReactNode;
  outcomes: Record<A, Outcome>;
  /** Those on offer; the first one is chosen. */
  offered: readonly A[];
  pending: boolean;
  error: Error | null;
  onConfirm: (resolution: Resolution<A>) => void;
  onClose: () => void;
}

const MIN = 3;

/** Decides reports, and does in the same step what follows from it. */
export function OutcomeDialog<A extends string>(props: OutcomeDialogProps<A>) {
  const { outcomes, offered, onConfirm } = props;
  const [action, setAction] = useState(offered[0]!);
  const [letter, setLetter] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { letter: asked, withoutNote = false, destructive } = outcomes[action];
  const extra = withoutNote ? undefined : asked;
  const confirm = (text: string) => {
    if (withoutNote) return onConfirm({ action, letter: text, note: '' });
    const isShort = extra !== undefined && letter.trim().length < MIN;
    setMissing(isShort);
    if (!isShort) onConfirm({ action, letter: letter.trim(), note: text });
  };
  return (
    <ReasonDialog
      title={props.title}
      description={props.description}
      {...((withoutNote && asked) || { label: 'Note', hint: 'For admins only. It stays in the audit.' })}
      confirmLabel="Resolve"
      destructive={destructive}
      pending={props.pending}
      error={props.error}
      onConfirm={confirm}
      onClose={props.onClose}
    >
      <Field label="Outcome">
        <Select value={action} onChange={(event) => setAction(event.target.value as A)}>
          {offered.map((value) => (
            <option key={value} value={value}>
              {outcomes[value].label}
            </option>
          ))}
        </Select>
      </Field>
      {extra && (
        <Field
          {...extra}
          required
          error={isMissing ? 'Please write what the other person reads.' : undefined}
        >
          <Textarea
            rows={3}
            maxLength={1_000}
            value={letter}
            onChange={(event) => setLetter(event.target.value)}
          />
        </Field>
      )}
    </ReasonDialog>
  );
}

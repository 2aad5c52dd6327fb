import { PASSWORD_MIN } from '@waymark/contracts/identity/http';
import type { PasswordAssessment, PasswordOwner } from '@waymark/passwords/password-strength';
import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Field } from '../ui/field.tsx';
import { PasswordInput } from '../ui/input.tsx';
import { prepareAssessment, usePasswordAssessment } from './use-password-assessment.ts';

interface NewPasswordFieldProps extends Omit<ComponentProps<typeof PasswordInput>, 'value'> {
  label: string;
  /** What has been typed. */
  password: string;
  owner: PasswordOwner;
  error: string | undefined;
}

/** A password to be set, with its strength in words. */
export function NewPasswordField({ label, password, owner, error, ...input }: NewPasswordFieldProps) {
  const assessment = usePasswordAssessment(password, owner);
  const isShort = password !== '' && [...password].length < PASSWORD_MIN;
  return (
    <div className="grid gap-1.5">
      <Field
        label={label}
        required
        error={error && isShort ? `Password too short: ${error}` : error}
        hint={`At least ${PASSWORD_MIN} characters. A short sentence is easy to remember.`}
      >
        <PasswordInput autoComplete="new-password" onFocus={prepareAssessment} {...input} />
      </Field>
      <p role="status" className="text-sm">
        {assessment && password.length >= PASSWORD_MIN && <Strength {...assessment} error={error} />}
      </p>
    </div>
  );
}

function Strength({ strength, refusal, error }: PasswordAssessment & { error: string | undefined }) {
  return (
    <>
      <span className="text-muted">Strength: </span>
      <strong className={clsx('font-semibold', refusal ? 'text-berry' : 'text-ink')}>{strength}</strong>
      {refusal && refusal !== error && <span className="text-muted">. {refusal}</span>}
    </>
  );
}

import { useState } from 'react';
import { Button, buttonStyle } from '#shared/ui/button.tsx';
import { Drawing } from '#shared/ui/drawing.tsx';
import type { DrawingName } from '#shared/ui/drawing-names.ts';
import { Field } from '#shared/ui/field.tsx';
import { PasswordInput } from '#shared/ui/input.tsx';
import type { PdfFailure, PdfState } from './open-pdf.ts';

const REASONS: Record<PdfFailure, string> = {
  missing: 'It may have been removed, or you may no longer have access to it.',
  damaged: 'The file is damaged or is not a PDF.',
  network: 'The connection was lost. Check it and try again.',
};

const DRAWINGS: Record<PdfFailure, DrawingName> = { missing: 'signpost', damaged: 'bridge', network: 'fog' };

interface PdfFailedProps {
  reason: PdfFailure;
  downloadHref: string;
  onRetry: () => void;
}

export function PdfFailed({ reason, downloadHref, onRetry }: PdfFailedProps) {
  return (
    <div role="alert" className="grid max-w-md justify-items-center gap-4 text-center">
      <Drawing name={DRAWINGS[reason]} />
      <div>
        <h2 className="text-xl">This document did not open</h2>
        <p className="mt-1 text-muted">{REASONS[reason]}</p>
      </div>
      <p className="flex flex-wrap justify-center gap-3">
        <Button onClick={onRetry}>Try again</Button>
        {reason === 'damaged' && (
          <a href={downloadHref} download className={buttonStyle({ variant: 'ghost' })}>
            Download the file
          </a>
        )}
      </p>
    </div>
  );
}

/** The password goes to the viewer in this browser only. */
export function PdfPassword({ state }: { state: Extract<PdfState, { kind: 'password' }> }) {
  const [password, setPassword] = useState('');
  return (
    <form
      className="grid w-full max-w-sm gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        state.open(password);
      }}
    >
      <div>
        <h2 className="text-xl">This document has a password</h2>
        <p className="mt-1 text-muted">What you type stays in your browser.</p>
      </div>
      <Field label="Password" error={state.wrong ? 'That password did not open it. Try again.' : undefined}>
        <PasswordInput
          autoComplete="off"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="primary">
        Open
      </Button>
    </form>
  );
}

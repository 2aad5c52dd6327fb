import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useDocumentTitle } from '#lib/document-title.ts';
import { formatDate } from '#lib/format.ts';
import { changeSession } from '#lib/query-client.ts';
import { serverNow } from '#lib/server-clock.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import { Drawing } from '#shared/ui/drawing.tsx';

/** Shown after the request, which ends the login. */
export function Goodbye({ deleteAfter }: { deleteAfter: string }) {
  useDocumentTitle('Goodbye');
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Only now: the previous page would require a login.
    changeSession(client, null);
    heading.current?.focus();
  }, [client]);
  const isOver = Date.parse(deleteAfter) <= serverNow();
  return (
    <div className="contours flex grow flex-col items-center justify-center gap-5 px-4 py-24 text-center">
      <Drawing name="lamp" />
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none md:text-4xl">
        Take care of yourself
      </h1>
      <p className="max-w-md text-muted">
        {isOver
          ? 'You are logged out, and your account is being deleted.'
          : `You are logged out. Your account is deleted on ${formatDate(deleteAfter)}. If you change your mind before, log in and keep it.`}
      </p>
      <ButtonLink to="/" variant="primary">
        Back to Home
      </ButtonLink>
    </div>
  );
}

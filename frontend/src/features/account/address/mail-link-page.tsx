import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { messageOf } from '#shared/ui/error-state.tsx';
import { FieldError } from '#shared/ui/field.tsx';

interface Target {
  to: string;
  label: string;
}

interface FrameProps {
  title: string;
  text: ReactNode;
  children: ReactNode;
}

const Frame = ({ title, text, children }: FrameProps) => (
  <>
    <h1 className="text-3xl md:text-4xl">{title}</h1>
    <p className="mt-4 text-muted">{text}</p>
    {children}
  </>
);

interface MailLinkPageProps {
  title: string;
  text: string;
  /** Its input is the token of the link. */
  action: UseMutationResult<unknown, Error, string>;
  label: string;
  otherwise: Target;
}

/** The page of a link in a mail. It takes a click, because some mail programs open links on their own. */
export function MailLinkPage({ title, text, action, label, otherwise }: MailLinkPageProps) {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  return (
    <div className="page max-w-lg py-10 md:py-16">
      <Frame title={title} text={text}>
        <div className="mt-6 grid gap-4">
          {!token && <FieldError>This link is incomplete. Please use the link from your email.</FieldError>}
          {action.isError && <FieldError>{messageOf(action.error)}</FieldError>}
          <Button
            variant="primary"
            disabled={!token}
            loading={action.isPending}
            onClick={() => action.mutate(token)}
          >
            {label}
          </Button>
          <ButtonLink to={otherwise.to} variant="ghost">
            {otherwise.label}
          </ButtonLink>
        </div>
      </Frame>
    </div>
  );
}

/** What the link has done, and the next step. */
export const MailLinkDone = ({ title, text, next }: { title: string; text: ReactNode; next: Target }) => (
  <div role="status" className="page max-w-lg py-10 md:py-16">
    <Frame title={title} text={text}>
      <ButtonLink to={next.to} variant="primary" className="mt-8">
        {next.label}
      </ButtonLink>
    </Frame>
  </div>
);

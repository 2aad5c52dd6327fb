import type { User } from '@waymark/contracts/identity/http';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '#lib/document-title.ts';
import { demos } from '#shared/demos.ts';
import { TrailLoading } from '#shared/trail/trail-states.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import { PageNav } from '#shared/ui/page-nav.tsx';
import { useRememberPlace } from './last-place.ts';
import { rooms } from './rooms.ts';
import { StudioGate } from './studio-gate.tsx';

const links = rooms.map(({ path, label }) => ({ to: `/mentor/${path}`, label }));

interface StudioFrameProps {
  /** Precedes the title of the Studio in the title of the window. */
  title?: string;
  children: (user: User) => ReactNode;
}

/** The frame of all rooms of the Studio. */
export function StudioFrame({ title, children }: StudioFrameProps) {
  useDocumentTitle(title ? `${title} · Share Your Journey` : 'Share Your Journey');
  return (
    <StudioGate loading={<StudioLoading />}>{(user) => <Room user={user}>{children(user)}</Room>}</StudioGate>
  );
}

/** The frame with a placeholder for the room. */
export const StudioLoading = () => (
  <Frame>
    <TrailLoading label="Loading the Studio…" className="py-16" />
  </Frame>
);

function Room({ user, children }: { user: User; children: ReactNode }) {
  useRememberPlace(user.id);
  return <Frame>{children}</Frame>;
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="page py-5 md:py-14">
      <h1 className="text-2xl sm:text-4xl">Share Your Journey</h1>
      <p className="mt-3 max-w-measure text-muted max-sm:hidden">
        What you lived through can be a roadmap for someone else. Tell it as it was; the steps can be found in
        it afterwards.
      </p>
      <PageNav label="Mentor Studio" links={links} className="mt-3 mb-5 sm:mt-8 sm:mb-10" />
      {children}
      <Demos />
    </div>
  );
}

const Demos = () => (
  <nav
    aria-label="Demos"
    className="mt-16 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-5 text-sm text-muted"
  >
    <span>Try it with samples:</span>
    {demos.map(({ to, label }) => (
      <TextLink key={to} to={to} className="inline-flex min-h-11 items-center">
        {label}
      </TextLink>
    ))}
  </nav>
);

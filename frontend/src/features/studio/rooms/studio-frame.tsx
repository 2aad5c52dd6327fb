import type { User } from '@waymark/contracts/identity/http';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '#lib/document-title.ts';
import { isApplicant } from '#lib/use-user.ts';
import { demos } from '#shared/demos.ts';
import { TrailLoading } from '#shared/trail/trail-states.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import { PageNav } from '#shared/ui/page-nav.tsx';
import { ApplicantLine } from '../shared/applicant-line.tsx';
import { useRememberPlace } from './last-place.ts';
import { applicantRooms, rooms } from './rooms.ts';
import { StudioGate } from './studio-gate.tsx';

const linksTo = (shown: readonly (typeof rooms)[number][]) =>
  shown.map(({ path, label }) => ({ to: `/mentor/${path}`, label }));

interface StudioFrameProps {
  /** Precedes the title of the Studio in the title of the window. */
  title?: string;
  forApplicants?: boolean;
  children: (user: User) => ReactNode;
}

/** The frame of all rooms of the Studio. */
export function StudioFrame({ title, forApplicants, children }: StudioFrameProps) {
  useDocumentTitle(title ? `${title} · Share Your Journey` : 'Share Your Journey');
  return (
    <StudioGate forApplicants={forApplicants} loading={<StudioLoading />}>
      {(user) => <Room user={user}>{children(user)}</Room>}
    </StudioGate>
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
  return <Frame applies={isApplicant(user)}>{children}</Frame>;
}

function Frame({ applies = false, children }: { applies?: boolean; children: ReactNode }) {
  return (
    <div className="page py-5 md:py-14">
      <h1 className="text-2xl sm:text-4xl">Share Your Journey</h1>
      <p className="mt-3 max-w-measure text-muted max-sm:hidden">
        What you lived through can be a roadmap for someone else. Tell it as it was; the steps can be found in
        it afterwards.
      </p>
      {applies && <Waiting />}
      <PageNav
        label="Mentor Studio"
        links={linksTo(applies ? applicantRooms : rooms)}
        className="mt-3 mb-5 sm:mt-8 sm:mb-10"
      />
      {children}
      <Demos />
    </div>
  );
}

const Waiting = () => (
  <section aria-labelledby="waiting" className="mt-5 rounded-card border border-line bg-sunken px-5 py-4">
    <h2 id="waiting" className="text-lg">
      Application Under Review
    </h2>
    <p className="mt-1 text-sm text-muted">We will email you within 2-3 business days.</p>
    <ApplicantLine className="mt-1" />
  </section>
);

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

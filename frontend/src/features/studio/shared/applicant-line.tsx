import clsx from 'clsx';
import { isApplicant, useUser } from '#lib/use-user.ts';
import { TextLink } from '#shared/ui/link.tsx';

export const PUBLISH_LATER = 'You can publish once your application is approved.';

/** Tells an applicant why publishing is shut; nothing for others. */
export function ApplicantLine({ className }: { className?: string }) {
  const { user } = useUser();
  if (!isApplicant(user)) return null;
  return (
    <p className={clsx('text-sm text-muted', className)}>
      {PUBLISH_LATER} <TextLink to="/apply-mentor">See your application</TextLink>
    </p>
  );
}

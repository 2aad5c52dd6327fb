import clsx from 'clsx';
import { TextLink } from '../ui/link.tsx';

/** The quiet line by every place where people write about themselves or search. */
export const HelpNow = ({ className }: { className?: string }) => (
  <p className={clsx('flex flex-wrap items-center gap-x-2 text-sm text-muted', className)}>
    In danger, or not safe?
    <TextLink to="/help" className="inline-flex min-h-11 items-center">
      Help now
    </TextLink>
  </p>
);

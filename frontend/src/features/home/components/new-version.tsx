import type { HomePath } from '@waymark/contracts/roadmaps/home';
import clsx from 'clsx';
import { TextLink } from '#shared/ui/link.tsx';

/** Nothing without a version whose changes the learner has not seen. */
export function NewVersion({ path, className }: { path: HomePath; className?: string }) {
  if (path.newVersion === null) return null;
  return (
    <p className={clsx('text-sm', className)}>
      <span className="mr-2 rounded-full bg-dusk-soft px-2.5 py-0.5 text-xs font-semibold text-dusk">
        New
      </span>
      Version {path.newVersion} is out.{' '}
      <TextLink to={`/roadmap/${path.roadmapId}`} className="relative z-10">
        See what changed
      </TextLink>
    </p>
  );
}

import { formatNumber } from '#lib/format.ts';
import { useGuestPaths } from '#shared/guest-progress/use-guest-paths.ts';

/** What a guest has ticked on this device comes along; nothing without ticks. */
export function KeptTicks() {
  const paths = useGuestPaths();
  if (paths.length === 0) return null;
  const count = paths.reduce((sum, { completedSteps }) => sum + completedSteps, 0);
  const ticked = count === 1 ? 'The step you ticked is' : `The ${formatNumber(count)} steps you ticked are`;
  const isStored = paths.every((path) => path.isStored);
  return (
    <p className="mb-5 rounded-control bg-moss-soft px-4 py-3">
      <span className="font-semibold">Nothing is lost.</span>{' '}
      {isStored
        ? `${ticked} saved on this device, and will be on your account once you create it.`
        : `${ticked} still here, until you leave Waymark. An account keeps what you did.`}
    </p>
  );
}

import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useOnDevice } from '../../lib/use-on-device.ts';
import { useUser } from '../../lib/use-user.ts';
import { hasGuestTicks } from './has-guest-ticks.ts';

const ResumePaths = lazyPart(() => import('./resume-paths.tsx'));

/**
 * What a guest has begun on this device. The page from the server contains an empty place, as tall as the list where
 * public/theme.js finds ticks, so that nothing moves when it is filled.
 */
export function ResumePlace() {
  const onDevice = useOnDevice();
  const { user, isLoading } = useUser();
  if (user || (onDevice && !isLoading && !hasGuestTicks())) return null;
  return (
    <div className="resume-place">
      {onDevice && !isLoading && (
        <Suspense fallback={null}>
          <ResumePaths />
        </Suspense>
      )}
    </div>
  );
}

import { CloudOff, History } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useConnection } from '../../lib/connection.ts';
import { savedAt, useSavedCopies } from '../../lib/saved-copies.ts';
import { TextLink } from '../../shared/ui/link.tsx';

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

const MESSAGES = {
  offline: 'You are offline. Steps you tick are saved on this device and sent when you are back online.',
  unreachable: 'Waymark cannot be reached right now. Steps you tick are saved on this device and sent later.',
};

/** Reports a lost connection, and when the data on screen was saved. */
export function ConnectionBanner() {
  const connection = useConnection();
  const { pathname } = useLocation();
  const copy = savedAt(useSavedCopies(), pathname);
  return (
    <div role="status" className="sticky top-16 z-20">
      {(connection !== 'online' || copy) && (
        <div className="border-b border-line bg-amber-soft">
          <div className="page grid gap-1 py-2.5 text-sm">
            {connection !== 'online' && (
              <Line icon={<CloudOff aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />}>
                {MESSAGES[connection]} <TextLink to="/offline">What you can read offline</TextLink>
              </Line>
            )}
            {copy && (
              <Line icon={<History aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />}>
                Saved copy from {moment.format(copy)}
              </Line>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex gap-2.5 text-ink">
      {icon}
      <span>{children}</span>
    </p>
  );
}

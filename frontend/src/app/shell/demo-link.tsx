import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useConfig } from '../../lib/use-config.ts';
import { useUser } from '../../lib/use-user.ts';

const CONFIG_DELAY_MS = 2_000;

/** Links users to the mails and tools of the demo. The config is requested after the first paint. */
export function DemoLink({ className }: { className: string }) {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsReady(true), CONFIG_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  const { user } = useUser();
  return isReady && user ? <InDemo className={className} /> : null;
}

function InDemo({ className }: { className: string }) {
  const { data } = useConfig();
  return data?.demoMode ? (
    <>
      <Link to="/dev/mail" className={className}>
        Outbox
      </Link>
      <Link to="/dev" className={className}>
        Demo tools
      </Link>
    </>
  ) : null;
}

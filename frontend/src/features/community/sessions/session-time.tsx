import type { PeerSession } from '@waymark/contracts/community/peer-sessions';
import { browserZone, timeInBothZones } from '#lib/zones.ts';

/** The start in the reader's zone and, where it differs, in the host's. */
export function SessionTime({ session }: { session: PeerSession }) {
  const { scheduledFor, timezone, host, own } = session;
  const theirs = own === 'host' ? null : timezone;
  const name = host.name.split(' ')[0] || host.name;
  return (
    <time dateTime={scheduledFor} className="tabular font-semibold">
      {timeInBothZones(scheduledFor, browserZone(), theirs, name)}
    </time>
  );
}

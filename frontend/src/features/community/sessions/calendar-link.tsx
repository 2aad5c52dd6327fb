import type { PeerSession } from '@waymark/contracts/community/peer-sessions';
import { CalendarPlus } from 'lucide-react';
import { buttonStyle } from '#shared/ui/button.tsx';

export function CalendarLink({ session }: { session: PeerSession }) {
  return (
    <a
      href={`/api/peer-sessions/${encodeURIComponent(session.id)}/calendar.ics`}
      download
      className={buttonStyle()}
    >
      <CalendarPlus aria-hidden="true" className="size-5" />
      Add to calendar
    </a>
  );
}

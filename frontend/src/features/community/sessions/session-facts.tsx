import type { PeerSession } from '@waymark/contracts/community/peer-sessions';
import { CalendarDays, CircleDot, MapPin, Users, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { OutsideLink } from '#shared/ui/link.tsx';
import { SessionTime } from './session-time.tsx';
import { lengthText, placesText } from './texts.ts';

export function SessionFacts({ session }: { session: PeerSession }) {
  const { duration, isVirtual, location, joinLink, status, isRecordingEnabled } = session;
  const isAhead = status === 'upcoming' || status === 'live';
  return (
    <dl className="grid gap-3 rounded-card border border-line bg-raised p-5">
      <Fact label="When" icon={<CalendarDays aria-hidden="true" />}>
        <SessionTime session={session} />
        <span className="block text-sm text-muted">{lengthText(duration)}</span>
      </Fact>
      <Fact label="Where" icon={isVirtual ? <Video aria-hidden="true" /> : <MapPin aria-hidden="true" />}>
        {isVirtual ? <Online joinLink={joinLink} isAhead={status === 'upcoming'} /> : location}
      </Fact>
      <Fact label="Places" icon={<Users aria-hidden="true" />}>
        <span className="tabular">{placesText(session)}</span>
      </Fact>
      {isAhead && isRecordingEnabled && (
        <Fact label="Recording" icon={<CircleDot aria-hidden="true" />}>
          {status === 'live' ? 'The host records this session.' : 'The host plans to record this session.'}
        </Fact>
      )}
    </dl>
  );
}

function Online({ joinLink, isAhead }: { joinLink: string | null; isAhead: boolean }) {
  if (joinLink) return <OutsideLink href={joinLink} className="break-all" />;
  return (
    <>
      Online
      {isAhead && <span className="block text-sm text-muted">Those who have a place see the join link.</span>}
    </>
  );
}

function Fact({ label, icon, children }: { label: string; icon: ReactNode; children: ReactNode }) {
  return (
    <div className="flex gap-3 [&_svg]:mt-1 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-muted">
      <dt>
        {icon}
        <span className="sr-only">{label}</span>
      </dt>
      <dd dir="auto" className="min-w-0 break-words">
        {children}
      </dd>
    </div>
  );
}

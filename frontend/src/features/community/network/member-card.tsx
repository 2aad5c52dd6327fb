import type { Member } from '@waymark/contracts/community/network';
import { Clock, HandHelping, Mail } from 'lucide-react';
import { useState } from 'react';
import { plural } from '#lib/format.ts';
import { Avatar } from '#shared/ui/avatar.tsx';
import { Badge } from '#shared/ui/badge.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Card, CardLink } from '#shared/ui/card.tsx';
import { toast } from '#shared/ui/toast.ts';
import { categoryLabels, responseTimeLabels } from '../texts.ts';
import { ConnectDialog } from './connect-dialog.tsx';

/** A member as others see them. */
export function MemberCard({ member, isOwn }: { member: Member; isOwn: boolean }) {
  const { id, name, avatar, bio, availableForPeerSupport } = member;
  return (
    <Card as="article" aria-label={name} className="flex h-full flex-col gap-4">
      <div className="flex items-center gap-4">
        <Avatar id={id} name={name} src={avatar} size={56} />
        <div className="min-w-0">
          <h2 dir="auto" className="text-xl break-words">
            {member.isMentor ? <CardLink to={`/mentor/${id}`}>{name}</CardLink> : name}
          </h2>
          <p className="text-sm text-muted">{factsOf(member)}</p>
        </div>
      </div>
      {(availableForPeerSupport || member.categories.length > 0) && (
        <div className="flex flex-wrap gap-1.5">
          {availableForPeerSupport && (
            <Badge tone="moss" icon={<HandHelping aria-hidden="true" />}>
              Available for peer support
            </Badge>
          )}
          {member.categories.map((category) => (
            <Badge key={category} tone="slate">
              {categoryLabels[category]}
            </Badge>
          ))}
        </div>
      )}
      {bio && (
        <p dir="auto" className="line-clamp-4 font-serif">
          {bio}
        </p>
      )}
      <div className="grid grow content-start gap-3">
        <TopicList label="Can help with" topics={member.helpOffered} />
        <TopicList label="Came through" topics={member.strugglesOvercome} />
        <TopicList label="Working on" topics={member.currentChallenges} />
        <TopicList label="Needs help with" topics={member.helpNeeded} />
      </div>
      <footer className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <p className="flex items-center gap-1.5 text-sm text-muted">
          {member.responseTime && (
            <>
              <Clock aria-hidden="true" className="size-4 shrink-0" />
              Replies {responseTimeLabels[member.responseTime].toLowerCase()}
            </>
          )}
        </p>
        {isOwn ? <p className="text-sm text-muted">Your card</p> : <Connect member={member} />}
      </footer>
    </Card>
  );
}

function factsOf({ username, name, yearsExperience }: Member): string {
  const years = yearsExperience === null ? '' : `${plural(yearsExperience, 'year')} of experience`;
  return [name === username ? '' : `@${username}`, years].filter(Boolean).join(' · ');
}

function Connect({ member }: { member: Member }) {
  const [open, setOpen] = useState(false);
  const { name, email } = member;
  const connect = () => {
    if (email) setOpen(true);
    else {
      toast({
        title: 'Email not available',
        description: "This mentor's contact information is not publicly available.",
        variant: 'destructive',
      });
    }
  };
  return (
    <>
      {/* Above the link that covers the card. */}
      <Button size="sm" className="relative z-10" aria-label={`Connect with ${name}`} onClick={connect}>
        <Mail aria-hidden="true" className="size-4" />
        Connect
      </Button>
      {email && <ConnectDialog name={name} email={email} open={open} onOpenChange={setOpen} />}
    </>
  );
}

/** A heading with short texts; nothing without any. */
function TopicList({ label, topics }: { label: string; topics: readonly string[] }) {
  if (topics.length === 0) return null;
  return (
    <div>
      <p className="text-xs font-semibold text-muted">{label}</p>
      <ul aria-label={label} className="mt-1 flex flex-wrap gap-1.5">
        {topics.map((topic) => (
          <li key={topic}>
            <Badge>{topic}</Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}

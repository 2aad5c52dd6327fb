import type { MessagePartner, MessageThread } from '@waymark/contracts/community/messages';
import { ArrowLeft, Bell, BellOff, Ellipsis, UserRound, UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AlertDialog } from '#shared/ui/alert-dialog.tsx';
import { Avatar } from '#shared/ui/avatar.tsx';
import { Badge } from '#shared/ui/badge.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Menu, MenuItem, MenuLink } from '#shared/ui/dropdown-menu.tsx';
import { useChangeThread } from '../api/use-thread-actions.ts';
import { firstName, replyTimeTexts } from '../texts.ts';

interface ThreadHeaderProps {
  partner: MessagePartner;
  /** The address of the list. */
  back: string;
}

export function ThreadHeader({ partner, back }: ThreadHeaderProps) {
  const { person, thread, replyTime } = partner;
  return (
    <header className="flex items-center gap-3 border-b border-line px-2 py-2 sm:px-4">
      <Link
        to={back}
        aria-label="All messages"
        className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken lg:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
      </Link>
      <Avatar id={person.id} name={person.name} src={person.avatar} />
      <div className="min-w-0 grow leading-tight">
        <h1 dir="auto" className="truncate font-sans text-lg font-semibold">
          {person.isMentor && !person.isGone ? (
            <Link to={`/mentor/${person.id}`} className="rounded-sm hover:underline">
              {person.name}
            </Link>
          ) : (
            person.name
          )}
        </h1>
        {replyTime && <p className="truncate text-sm text-muted">{replyTimeTexts[replyTime]}</p>}
      </div>
      {thread?.isMuted && <Badge icon={<BellOff aria-hidden="true" />}>Muted</Badge>}
      {thread && !person.isGone && <ThreadMenu thread={thread} />}
    </header>
  );
}

const icon = 'size-4.5 text-muted';

function ThreadMenu({ thread }: { thread: MessageThread }) {
  const { isMuted, isBlocked, with: person } = thread;
  const [isBlocking, setBlocking] = useState(false);
  const change = useChangeThread(thread);
  const name = firstName(person.name);
  return (
    <>
      <Menu
        trigger={
          <Button size="icon" variant="ghost" aria-label={`Options for the messages with ${person.name}`}>
            <Ellipsis aria-hidden="true" className="size-5" />
          </Button>
        }
      >
        {person.isMentor && (
          <MenuLink to={`/mentor/${person.id}`} icon={<UserRound aria-hidden="true" className={icon} />}>
            Profile of {name}
          </MenuLink>
        )}
        <MenuItem
          icon={
            isMuted ? (
              <Bell aria-hidden="true" className={icon} />
            ) : (
              <BellOff aria-hidden="true" className={icon} />
            )
          }
          onSelect={() => change.mutate({ isMuted: !isMuted })}
        >
          {isMuted ? 'Unmute' : 'Mute: no counts, no mail'}
        </MenuItem>
        {isBlocked ? (
          <MenuItem
            icon={<UserRound aria-hidden="true" className={icon} />}
            onSelect={() => change.mutate({ isBlocked: false })}
          >
            Unblock {name}
          </MenuItem>
        ) : (
          <MenuItem
            destructive
            icon={<UserRoundX aria-hidden="true" className="size-4.5" />}
            onSelect={() => setBlocking(true)}
          >
            Block {name}
          </MenuItem>
        )}
      </Menu>
      <AlertDialog
        open={isBlocking}
        onOpenChange={setBlocking}
        title={`Block ${name}?`}
        description={`Neither of you can write to the other until you unblock. ${name} is not told, and sees only that you cannot be written to. What you wrote to each other stays.`}
        confirmLabel="Block"
        destructive
        pending={change.isPending}
        onConfirm={() => change.mutate({ isBlocked: true }, { onSettled: () => setBlocking(false) })}
      />
    </>
  );
}

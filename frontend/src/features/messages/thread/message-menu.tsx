import type { Message } from '@waymark/contracts/community/messages';
import { Copy, Ellipsis, Flag, Pencil, Reply, Trash2 } from 'lucide-react';
import { serverNow } from '#lib/server-clock.ts';
import { Button } from '#shared/ui/button.tsx';
import { Menu, MenuItem } from '#shared/ui/dropdown-menu.tsx';
import type { MessageActions } from './message-actions.ts';

interface MessageMenuProps {
  message: Message;
  name: string;
  actions: MessageActions;
}

const icon = 'size-4.5 text-muted';

export function MessageMenu({ message, name, actions }: MessageMenuProps) {
  const whose = message.isMine ? 'your message' : `the message of ${name}`;
  return (
    <Menu
      align={message.isMine ? 'end' : 'start'}
      trigger={
        <Button
          size="icon"
          variant="ghost"
          aria-label={`More for ${whose}${message.text && `: ${message.text.slice(0, 40)}`}`}
          className="size-10 shrink-0 text-muted pointer-fine:opacity-0 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100 data-[state=open]:opacity-100"
        >
          <Ellipsis aria-hidden="true" className="size-5" />
        </Button>
      }
    >
      <Items message={message} actions={actions} />
    </Menu>
  );
}

/** Rendered when the menu opens, by when the time to change a message may be over. */
function Items({ message, actions }: Omit<MessageMenuProps, 'name'>) {
  const { isMine, text, changeableUntil } = message;
  const { reply } = actions;
  const canChange = changeableUntil !== null && Date.parse(changeableUntil) > serverNow();
  return (
    <>
      {reply && (
        <MenuItem icon={<Reply aria-hidden="true" className={icon} />} onSelect={() => reply(message)}>
          Reply
        </MenuItem>
      )}
      {text && (
        <MenuItem
          icon={<Copy aria-hidden="true" className={icon} />}
          onSelect={() => void navigator.clipboard?.writeText(text).catch(() => {})}
        >
          Copy the text
        </MenuItem>
      )}
      {canChange && text && (
        <MenuItem
          icon={<Pencil aria-hidden="true" className={icon} />}
          onSelect={() => actions.edit(message)}
        >
          Edit
        </MenuItem>
      )}
      {canChange && (
        <MenuItem
          destructive
          icon={<Trash2 aria-hidden="true" className="size-4.5" />}
          onSelect={() => actions.remove(message)}
        >
          Delete
        </MenuItem>
      )}
      {isMine && !canChange && (
        <p className="px-3 py-2 text-xs text-muted">Messages can be changed for 15 minutes.</p>
      )}
      {!isMine && (
        <MenuItem
          icon={<Flag aria-hidden="true" className={icon} />}
          onSelect={() => actions.report(message)}
        >
          Report
        </MenuItem>
      )}
    </>
  );
}

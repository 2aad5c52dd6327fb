import {
  Bell,
  CalendarPlus,
  Ellipsis,
  ListTree,
  MessageCircle,
  NotebookPen,
  Share2,
  Sparkles,
} from 'lucide-react';
import { messagePath } from '#shared/messages/message-path.ts';
import { Button } from '#shared/ui/button.tsx';
import { Menu, MenuItem, MenuLink } from '#shared/ui/dropdown-menu.tsx';
import { useCoachingWords } from '../coaching/coaching-words.ts';
import { shareStep, stepBookingPath } from './step-address.ts';
import type { StepTools } from './use-step-tools.ts';

const icon = 'size-4.5 text-muted';

/** All actions of a step that is not the current one. */
export function StepMenu({ tools }: { tools: StepTools }) {
  const { step, roadmap, user, locked, done, note, reminder, show } = tools;
  const words = useCoachingWords(roadmap.mentor.name);
  const isOwn = roadmap.isOwner || user?.id === roadmap.mentorId;
  return (
    <Menu
      trigger={
        <Button
          size="icon"
          variant="ghost"
          aria-label={`More: ${step.title}`}
          className="-mr-2 shrink-0 text-muted"
        >
          <Ellipsis aria-hidden="true" className="size-5" />
        </Button>
      }
    >
      {done && (
        <MenuItem icon={<ListTree aria-hidden="true" className={icon} />} onSelect={tools.toggleDetails}>
          {tools.showsDetails ? 'Hide the details' : 'Show the details'}
        </MenuItem>
      )}
      <MenuItem
        icon={<Sparkles aria-hidden="true" className={icon} />}
        disabled={locked}
        onSelect={() => show('coaching')}
      >
        {words.menu}
      </MenuItem>
      <MenuItem icon={<NotebookPen aria-hidden="true" className={icon} />} onSelect={() => show('note')}>
        {note ? 'Your note' : 'Write a note'}
      </MenuItem>
      {!done && (
        <MenuItem icon={<Bell aria-hidden="true" className={icon} />} onSelect={() => show('reminder')}>
          {reminder ? 'Change the reminder' : 'Remind me'}
        </MenuItem>
      )}
      <MenuItem
        icon={<Share2 aria-hidden="true" className={icon} />}
        onSelect={() => void shareStep(roadmap, step)}
      >
        Share this step
      </MenuItem>
      {!isOwn && (
        <MenuLink
          to={stepBookingPath(roadmap, step)}
          icon={<CalendarPlus aria-hidden="true" className={icon} />}
        >
          Book a session about this step
        </MenuLink>
      )}
      {!isOwn && (
        <MenuLink
          to={messagePath(roadmap.mentorId, { roadmapId: roadmap.id, stepId: step.id })}
          icon={<MessageCircle aria-hidden="true" className={icon} />}
        >
          Ask about this step
        </MenuLink>
      )}
    </Menu>
  );
}

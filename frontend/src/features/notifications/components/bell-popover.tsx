import * as RadixPopover from 'radix-ui/popover';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { NotificationList } from './notification-list.tsx';

/** Initially open, since it is loaded on the first click on the bell. */
export default function BellPopover({ trigger }: { trigger: ReactNode }) {
  const [open, setOpen] = useState(true);
  const heading = useId();
  const close = () => setOpen(false);
  return (
    <RadixPopover.Root open={open} onOpenChange={setOpen}>
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      {/* No portal, so that it stays inside its landmark. */}
      <RadixPopover.Content
        align="end"
        sideOffset={8}
        collisionPadding={12}
        aria-labelledby={heading}
        className="anim-rise z-50 flex max-h-[min(36rem,var(--radix-popover-content-available-height))] w-96 flex-col rounded-card border border-line bg-raised text-ink shadow-soft"
      >
        <h2 id={heading} className="px-5 pt-4 pb-2 text-xl">
          Notifications
        </h2>
        <div className="min-h-0 grow overflow-y-auto px-2">
          <NotificationList headingLevel={3} onFollow={close} />
        </div>
        <div className="border-t border-line p-2">
          <Link
            to="/notifications"
            onClick={close}
            className="flex min-h-11 items-center justify-center rounded-control font-semibold text-dusk hover:bg-sunken"
          >
            See all
          </Link>
        </div>
      </RadixPopover.Content>
    </RadixPopover.Root>
  );
}

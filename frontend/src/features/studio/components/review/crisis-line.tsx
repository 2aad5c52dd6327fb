import { HeartHandshake } from 'lucide-react';
import { OutsideLink } from '../../../../components/ui/link.tsx';

/** Shown to the mentor alone, when their story suggests that they are in danger now. */
export function CrisisLine() {
  return (
    <p className="mt-4 flex gap-3 rounded-control bg-dusk-soft p-4 text-sm">
      <HeartHandshake aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-dusk" />
      <span>
        If you are in danger yourself now, or do not want to go on: you do not have to wait until this is
        written. <OutsideLink href="https://findahelpline.com">Find somebody to talk to</OutsideLink>, free
        and in confidence. Only you see this.
      </span>
    </p>
  );
}

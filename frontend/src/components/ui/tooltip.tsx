import * as RadixTooltip from 'radix-ui/tooltip';
import type { ReactElement, ReactNode } from 'react';

/** Once around a screen that has tooltips: the first opens after 700 ms, the next within 300 ms at once (spec §9). */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </RadixTooltip.Provider>
  );
}

interface TooltipProps {
  text: string;
  /** One focusable element; it still needs its own accessible name. */
  children: ReactElement;
  side?: 'top' | 'right' | 'bottom' | 'left';
}

export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Content
        side={side}
        sideOffset={6}
        collisionPadding={8}
        className="anim-rise z-50 max-w-72 rounded-control bg-ink px-3 py-1.5 text-sm text-paper"
      >
        {text}
      </RadixTooltip.Content>
    </RadixTooltip.Root>
  );
}

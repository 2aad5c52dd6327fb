import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Tooltip, watchIcons } from './watch-icons.ts';

const GAP_PX = 8;

/** Shows the names of controls that have only an icon. One for the whole page, so that no icon can be left out. */
export default function Tooltips() {
  const [tooltip, setTooltip] = useState<Tooltip | null>(null);
  const bubble = useRef<HTMLDivElement>(null);

  useEffect(
    () =>
      watchIcons(setTooltip, (target) => target instanceof Node && bubble.current?.contains(target) === true),
    [],
  );
  useLayoutEffect(() => {
    if (tooltip && bubble.current) place(bubble.current, tooltip.element.getBoundingClientRect());
  }, [tooltip]);

  if (!tooltip) return null;
  return (
    // Screen readers read the name of the control itself.
    <div
      ref={bubble}
      aria-hidden="true"
      popover="manual"
      data-tooltip
      className="anim-fade fixed inset-auto z-50 m-0 max-w-64 overflow-visible rounded-control border-0 bg-ink px-2.5 py-1 text-sm text-paper shadow-soft"
      data-state="open"
    >
      {tooltip.label}
    </div>
  );
}

/** Above the icon, or below it at the top of the window. As a popover it is above open dialogs. */
function place(bubble: HTMLElement, icon: DOMRect): void {
  // jsdom has no popovers.
  bubble.showPopover?.();
  const { width, height } = bubble.getBoundingClientRect();
  const middle = icon.left + icon.width / 2 - width / 2;
  const left = Math.min(Math.max(GAP_PX, middle), document.documentElement.clientWidth - width - GAP_PX);
  const above = icon.top - height - GAP_PX;
  bubble.style.left = `${left}px`;
  bubble.style.top = `${above < GAP_PX ? icon.bottom + GAP_PX : above}px`;
}

import { type ReactNode, useEffect, useRef } from 'react';

interface PanelHeadingProps {
  /** The heading takes the focus each time this changes. */
  focus: number;
  children: ReactNode;
}

export function PanelHeading({ focus, children }: PanelHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(0);
  useEffect(() => {
    if (focus !== last.current) heading.current?.focus();
    last.current = focus;
  }, [focus]);
  return (
    <h2 ref={heading} tabIndex={-1} className="scroll-mt-24 text-xl text-balance lg:text-2xl">
      {children}
    </h2>
  );
}

import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  lead?: ReactNode;
  level: 2 | 3;
  children: ReactNode;
}

export function Section({ title, lead, level, children }: SectionProps) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section aria-labelledby={id}>
      <Heading id={id} className={level === 2 ? 'text-2xl' : 'text-xl'}>
        {title}
      </Heading>
      {lead && <p className="mt-1 max-w-measure text-sm text-muted">{lead}</p>}
      <div className={level === 2 ? 'mt-5' : 'mt-4'}>{children}</div>
    </section>
  );
}

import { TriangleAlert } from 'lucide-react';

interface FigureProps {
  text: string;
  /** What to do; null while the figure is within its limit. */
  remedy: string | null;
}

/** A figure, marked with what to do if it is beyond its limit. */
export function Figure({ text, remedy }: FigureProps) {
  if (!remedy) return <span className="tabular">{text}</span>;
  return (
    <span className="block max-w-measure">
      <strong className="tabular inline-flex items-center gap-1.5 text-amber">
        <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
        {text}
      </strong>
      <span className="block text-muted">{remedy}</span>
    </span>
  );
}

import type { Extraction, Lesson } from '@waymark/contracts/ai/extraction';
import { Info, X } from 'lucide-react';
import { formatDuration } from '../../lib/format.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';

interface ExtractionViewProps {
  extraction: Extraction;
  headingLevel: 2 | 3;
  /** Absent: lessons cannot be removed. */
  onRemoveLesson?: (index: number) => void;
}

/** What was found in a file. Empty parts are left out. */
export function ExtractionView({ extraction, headingLevel, onRemoveLesson }: ExtractionViewProps) {
  const { title, description, emotions, lessons, note } = extraction;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const facts = factsOf(extraction);
  return (
    <div className="grid gap-3 text-sm">
      <p className="flex items-start gap-2 text-muted">
        <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {note}
      </p>
      {title && (
        <Heading dir="auto" className="text-lg wrap-anywhere">
          {title}
        </Heading>
      )}
      {description && (
        <p dir="auto" className="max-w-prose text-base wrap-anywhere">
          {description}
        </p>
      )}
      {facts && <p className="tabular text-muted">{facts}</p>}
      {emotions.length > 0 && (
        <ul aria-label="Feelings" className="flex flex-wrap gap-2">
          {emotions.map((emotion) => (
            <li key={emotion}>
              <Badge tone="plum">{emotion}</Badge>
            </li>
          ))}
        </ul>
      )}
      {lessons.length > 0 && (
        <ul aria-label="Lessons" className="grid gap-3">
          {lessons.map((lesson, index) => (
            <LessonItem
              // biome-ignore lint/suspicious/noArrayIndexKey: lessons have no id, and two may be alike
              key={index}
              lesson={lesson}
              onRemove={onRemoveLesson && (() => onRemoveLesson(index))}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

function LessonItem({ lesson, onRemove }: { lesson: Lesson; onRemove: (() => void) | undefined }) {
  const { concept, action, impact } = lesson;
  return (
    <li className="flex items-start gap-3 border-l-2 border-clay pl-3">
      <div className="min-w-0 grow wrap-anywhere">
        {concept && <p className="font-semibold">{concept}</p>}
        {action && <p>{action}</p>}
        {impact && <p className="text-muted">{impact}</p>}
      </div>
      {onRemove && (
        <Button
          size="icon"
          variant="ghost"
          aria-label={`Remove lesson: ${concept || action}`}
          onClick={onRemove}
        >
          <X aria-hidden="true" className="size-4.5" />
        </Button>
      )}
    </li>
  );
}

function factsOf({ facts: { width, height, durationSeconds } }: Extraction): string {
  const size = width && height ? `${width} × ${height} pixels` : '';
  const length = durationSeconds === null ? '' : formatDuration(durationSeconds);
  return [size, length].filter(Boolean).join(', ');
}

import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#shared/ui/button.tsx';
import { EditName } from '../shared/edit-name.tsx';
import { useUpdateRoadmap } from '../shared/use-studio-roadmap.ts';

/** The title, edited where it is shown. */
export function RoadmapTitle({ roadmap }: { roadmap: Roadmap }) {
  const { title } = roadmap;
  const [editing, setEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const save = useUpdateRoadmap(roadmap, (now) => now.title === title);
  const close = () => {
    flushSync(() => setEditing(false));
    pencil.current?.focus();
  };
  return (
    <div className="mt-2 flex items-start gap-2">
      <h1 dir="auto" className={editing ? 'sr-only' : 'text-3xl text-balance'}>
        {title}
      </h1>
      {editing ? (
        <EditName
          label="Title"
          value={title}
          save={(next) => save.mutateAsync({ title: next })}
          onClose={close}
          className="w-full sm:min-w-120"
        />
      ) : (
        <Button
          ref={pencil}
          size="icon"
          variant="ghost"
          aria-label="Edit the title"
          onClick={() => setEditing(true)}
        >
          <Pencil aria-hidden="true" className="size-4.5 text-muted" />
        </Button>
      )}
    </div>
  );
}

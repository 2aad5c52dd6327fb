import type { StepMaterial } from '@waymark/contracts/roadmaps/step-materials';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useDebouncedText } from '#lib/use-debounced-text.ts';
import { factsOf, MaterialIcon } from '#shared/learning-materials/material-facts.tsx';
import { Button } from '#shared/ui/button.tsx';
import { EmptyNote } from '#shared/ui/empty-note.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Input } from '#shared/ui/input.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';
import { useHubSearch } from './use-hub-search.ts';

interface MaterialPickerProps {
  /** Ids that are not offered again. */
  chosen: readonly string[];
  onChoose: (material: StepMaterial) => void;
  onClose: () => void;
}

/** Searches the Learning Hub. Each choice is added at once; the search stays open for the next one. */
export function MaterialPicker({ chosen, onChoose, onClose }: MaterialPickerProps) {
  const [q, setQ] = useState('');
  const [text, setText] = useDebouncedText(q, setQ);
  const [status, setStatus] = useState('');
  const choose = (material: StepMaterial) => {
    onChoose(material);
    setStatus(`Added ${material.title}`);
  };
  return (
    <div className="grid gap-3 rounded-control border border-line bg-raised p-3">
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Search the Learning Hub" className="min-w-40 grow">
          <Input
            type="search"
            autoFocus
            maxLength={200}
            value={text}
            onChange={(event) => setText(event.target.value)}
            // Enter would save the stage.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </Field>
        <Button variant="ghost" onClick={onClose}>
          Done
        </Button>
      </div>
      <Found q={q} chosen={chosen} onChoose={choose} />
      <p role="status" className="sr-only">
        {status}
      </p>
    </div>
  );
}

interface FoundProps {
  q: string;
  chosen: readonly string[];
  onChoose: (material: StepMaterial) => void;
}

function Found({ q, chosen, onChoose }: FoundProps) {
  const found = useHubSearch(q);
  if (found.isPending) return <Skeleton className="h-24" />;
  if (found.isError) return <QueryError title="The Learning Hub did not load" query={found} />;
  const offered = found.data.filter(({ id }) => !chosen.includes(id));
  if (offered.length === 0) {
    return (
      <EmptyNote
        drawing="book"
        className="text-sm"
        action={<TextLink to="/ai-resources">Open the Learning Hub</TextLink>}
      >
        {q === '' && found.data.length === 0
          ? 'The Learning Hub has no materials yet. Share one there first.'
          : found.data.length > 0
            ? 'Everything found is already on this step.'
            : 'No learning materials match. Try another word.'}
      </EmptyNote>
    );
  }
  return (
    <ul aria-label="Found in the Learning Hub" className="grid max-h-64 gap-1 overflow-y-auto">
      {offered.map((material) => (
        <li key={material.id}>
          <button
            type="button"
            onClick={() => onChoose(material)}
            className="flex min-h-11 w-full items-center gap-3 rounded-control px-2 py-1 text-left hover:bg-sunken"
          >
            <MaterialIcon type={material.type} className="size-5 shrink-0 text-clay" />
            <span className="min-w-0 grow">
              <span dir="auto" className="block font-medium wrap-anywhere">
                <VisuallyHidden>Add </VisuallyHidden>
                {material.title}
              </span>
              <span className="tabular block text-sm text-muted">{factsOf(material)}</span>
            </span>
            <Plus aria-hidden="true" className="size-4.5 shrink-0 text-muted" />
          </button>
        </li>
      ))}
    </ul>
  );
}

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { plural } from '#lib/format.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Input, Textarea } from '#shared/ui/input.tsx';
import { FileDrop } from '#shared/upload/file-drop.tsx';
import { UnreadableImport } from '../import/blocks.ts';
import type { Outline } from '../import/outline.ts';
import { IMPORT_ACCEPT, readImport } from '../import/read-file.ts';
import { CategorySelect } from '../shared/category-select.tsx';
import { useCreateFromOutline } from './use-new-roadmap.ts';

type State =
  | { at: 'choosing' }
  | { at: 'reading'; name: string }
  | { at: 'failed'; message: string }
  | { at: 'read'; outline: Outline };

/** Makes a draft of the headings and paragraphs of a file, which is read on this device. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [state, setState] = useState<State>({ at: 'choosing' });
  const chooser = useRef<HTMLButtonElement>(null);
  const read = async ([file]: File[]) => {
    if (!file) return;
    setState({ at: 'reading', name: file.name });
    try {
      setState({ at: 'read', outline: await readImport(file) });
    } catch (error) {
      const message =
        error instanceof UnreadableImport
          ? error.message
          : 'We could not read this file just now. Check your connection and choose it again.';
      setState({ at: 'failed', message });
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Import a file"
      description="Its headings become stages, and what is below them the steps. Nothing is published."
      size="lg"
    >
      {state.at === 'read' ? (
        <OutlineForm outline={state.outline} onOther={() => setState({ at: 'choosing' })} />
      ) : (
        <FileDrop
          chooser={chooser}
          label="File to import"
          hint="Word (.docx), Markdown or PDF. It is read on your device."
          accept={IMPORT_ACCEPT}
          isSingle
          onFiles={(files) => void read(files)}
        >
          <p role="status" className={state.at === 'reading' ? 'mt-3 text-sm text-muted' : 'sr-only'}>
            {state.at === 'reading' ? `Reading ${state.name}…` : ''}
          </p>
          {state.at === 'failed' && (
            <p role="alert" className="mt-3 text-sm text-berry">
              {state.message}
            </p>
          )}
        </FileDrop>
      )}
    </Dialog>
  );
}

function OutlineForm({ outline, onOther }: { outline: Outline; onOther: () => void }) {
  const create = useCreateFromOutline();
  const [details, setDetails] = useState({
    title: outline.title,
    categoryId: '',
    description: outline.description,
  });
  const [checked, setChecked] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that chose the file is gone.
  useEffect(() => heading.current?.focus(), []);
  const isMissing = (value: string) => checked && value.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (Object.values(details).some((value) => value.trim() === '')) return;
    create.mutate({ ...details, stages: outline.stages });
  };
  const steps = outline.stages.reduce((sum, stage) => sum + stage.steps.length, 0);
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <section aria-labelledby="found">
        <h3 ref={heading} id="found" tabIndex={-1} className="text-lg">
          We found {plural(outline.stages.length, 'stage')} with {plural(steps, 'step')}
        </h3>
        {outline.leftOut > 0 && (
          <p className="mt-1 text-sm text-amber">
            The file has {plural(outline.leftOut, 'more stage')} than an import takes. The first{' '}
            {outline.stages.length} are taken.
          </p>
        )}
        <ol className="mt-2 grid list-decimal gap-1 pl-6 text-sm">
          {outline.stages.map((stage, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
            <li key={index} dir="auto">
              {stage.title} <span className="text-muted">({plural(stage.steps.length, 'step')})</span>
            </li>
          ))}
        </ol>
      </section>
      <Field
        label="Title"
        required
        error={isMissing(details.title) ? 'Give the roadmap a title.' : undefined}
      >
        <Input
          limit={120}
          value={details.title}
          onChange={(event) => setDetails({ ...details, title: event.target.value })}
        />
      </Field>
      <Field
        label="Category"
        required
        error={isMissing(details.categoryId) ? 'Choose a category.' : undefined}
      >
        <CategorySelect
          value={details.categoryId}
          onChange={(event) => setDetails({ ...details, categoryId: event.target.value })}
        >
          <option value="">Choose one</option>
        </CategorySelect>
      </Field>
      <Field
        label="Description"
        required
        hint="Where you were, and where you are now."
        error={isMissing(details.description) ? 'Describe the roadmap.' : undefined}
      >
        <Textarea
          rows={4}
          limit={2000}
          value={details.description}
          onChange={(event) => setDetails({ ...details, description: event.target.value })}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" loading={create.isPending}>
          Create draft
        </Button>
        <Button onClick={onOther}>Choose another file</Button>
      </div>
    </form>
  );
}

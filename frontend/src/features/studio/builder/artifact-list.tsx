import { mediaUrl } from '@waymark/contracts/roadmaps/media';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Input, Select } from '#shared/ui/input.tsx';
import { MediaIcon } from '../shared/media-icon.tsx';
import { mediaKind } from '../shared/media-kind.ts';
import { SortableList } from '../shared/sortable-list.tsx';
import { UploadArea } from '../story/upload-area.tsx';
import type { ArtifactDraft } from './stage-draft.ts';
import type { StageForm } from './use-stage-form.ts';

const MAX_ARTIFACTS = 12;

interface ArtifactListProps {
  roadmapId: string;
  sources: readonly Source[];
  form: StageForm;
}

/** Photos, recordings and documents that learners see on the stage, in this order. */
export function ArtifactList({ roadmapId, sources, form }: ArtifactListProps) {
  const artifacts = form.watch('artifacts');
  const onChange = (next: ArtifactDraft[]) => {
    form.clearErrors('artifacts');
    form.setValue('artifacts', next);
  };
  const unused = sources.filter(
    ({ id, kind }) => kind === 'file' && !artifacts.some(({ sourceId }) => sourceId === id),
  );
  const add = ({ id, originalName }: Source) =>
    onChange([
      ...artifacts,
      { sourceId: id, title: originalName.replace(/\.\w{1,5}$/, '').slice(0, 120), description: '' },
    ]);
  return (
    <div className="grid gap-3">
      <h4 className="text-sm font-semibold">Photos and files</h4>
      {artifacts.length > 0 && (
        <SortableList
          items={artifacts}
          idOf={({ sourceId }) => sourceId}
          nameOf={({ title }) => title || 'the artifact'}
          onReorder={onChange}
          className="grid gap-3"
        >
          {(artifact, controls, index) => (
            <ArtifactFields
              form={form}
              index={index}
              source={sources.find(({ id }) => id === artifact.sourceId)}
              controls={controls}
              onRemove={() => onChange(artifacts.filter((one) => one !== artifact))}
            />
          )}
        </SortableList>
      )}
      {artifacts.length < MAX_ARTIFACTS && (
        <>
          {unused.length > 0 && <AddArtifact sources={unused} onAdd={add} />}
          <UploadArea roadmapId={roadmapId} title="Upload and show here" onDone={add} />
        </>
      )}
    </div>
  );
}

interface AddArtifactProps {
  sources: readonly Source[];
  onAdd: (source: Source) => void;
}

function AddArtifact({ sources, onAdd }: AddArtifactProps) {
  const [chosen, setChosen] = useState('');
  const source = sources.find(({ id }) => id === chosen);
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label="Choose a file to show" className="min-w-48 grow">
        <Select value={source ? chosen : ''} onChange={(event) => setChosen(event.target.value)}>
          <option value="">Choose one</option>
          {sources.map(({ id, originalName }) => (
            <option key={id} value={id}>
              {originalName}
            </option>
          ))}
        </Select>
      </Field>
      <Button
        disabled={!source}
        onClick={() => {
          if (source) onAdd(source);
          setChosen('');
        }}
      >
        Add
      </Button>
    </div>
  );
}

interface ArtifactFieldsProps {
  form: StageForm;
  index: number;
  /** Undefined if it was removed from the material. */
  source: Source | undefined;
  controls: ReactNode;
  onRemove: () => void;
}

function ArtifactFields({ form, index, source, controls, onRemove }: ArtifactFieldsProps) {
  const errors = form.formState.errors.artifacts?.[index];
  const title = form.watch(`artifacts.${index}.title`);
  return (
    <div className="rounded-card border border-line bg-paper p-4">
      <div className="flex items-center justify-between gap-2">
        <span className="truncate text-sm text-muted">
          {source?.originalName ?? 'Removed from the material'}
        </span>
        <span className="-mr-2 flex shrink-0">
          {controls}
          <Button
            size="icon"
            variant="ghost"
            aria-label={`Remove ${title || 'the artifact'}`}
            onClick={onRemove}
          >
            <Trash2 aria-hidden="true" className="size-4.5" />
          </Button>
        </span>
      </div>
      <div className="mt-1 grid gap-4 sm:grid-cols-[6rem_1fr]">
        <Thumbnail source={source} />
        <div className="grid gap-3">
          <Field label="Title" required error={errors?.title?.message}>
            <Input limit={120} {...form.register(`artifacts.${index}.title`)} />
          </Field>
          <Field label="What it shows" aside="optional" error={errors?.description?.message}>
            <Input limit={500} {...form.register(`artifacts.${index}.description`)} />
          </Field>
        </div>
      </div>
    </div>
  );
}

function Thumbnail({ source }: { source: Source | undefined }) {
  const [broken, setBroken] = useState(false);
  if (source && mediaKind(source) === 'photo' && !broken)
    return (
      <img
        src={mediaUrl(source.id)}
        alt=""
        loading="lazy"
        onError={() => setBroken(true)}
        className="size-24 rounded-control border border-line object-cover"
      />
    );
  return (
    <div className="grid size-24 place-items-center rounded-control bg-sunken text-muted">
      <MediaIcon source={source} className="size-7" />
    </div>
  );
}

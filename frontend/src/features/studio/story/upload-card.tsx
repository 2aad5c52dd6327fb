import type { UploadContent } from '@waymark/contracts/roadmaps/artifacts';
import { mediaUrl } from '@waymark/contracts/roadmaps/media';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { useRef, useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Textarea } from '#shared/ui/input.tsx';
import { Progress } from '#shared/ui/progress.tsx';
import { ExtractionView } from '#shared/upload/extraction-view.tsx';
import { TextEditor } from '../recorder/text-editor.tsx';
import { MediaIcon } from '../shared/media-icon.tsx';
import { mediaKind } from '../shared/media-kind.ts';
import { useRetainedFocus } from '../shared/use-retained-focus.ts';
import { SourceLine } from './source-list.tsx';
import { isLooking, useUploadActions } from './use-upload-content.ts';

const CAPTION_CHARS = 500;

interface UploadOf {
  source: Source;
  content: UploadContent;
}

interface UploadCardProps extends UploadOf {
  onPermit: () => void;
  onRemove: () => void;
}

/** One upload with its caption and what was found in it. */
export function UploadCard({ source, content, onPermit, onRemove }: UploadCardProps) {
  const { originalName } = source;
  const { extraction, run } = content;
  const { look, edit, use } = useUploadActions(source.roadmapId, source.id);
  const looking = isLooking(content) || look.isPending;
  const failure = !looking && run && run.status !== 'succeeded' ? run.message : null;
  return (
    <li className="grid gap-4 rounded-card border border-line bg-raised p-5">
      <div className="flex items-start gap-3 text-sm">
        <Thumbnail source={source} />
        <SourceLine source={source} onPermit={onPermit} onRemove={onRemove} />
      </div>
      <Caption name={originalName} saved={content.caption} edit={edit} />
      {looking && <Progress label={`Analyzing ${originalName}`} />}
      {failure && (
        <p role="alert" className="text-sm text-berry">
          {failure}
        </p>
      )}
      {extraction && !looking && (
        <ExtractionView
          extraction={extraction}
          headingLevel={3}
          onRemoveLesson={(index) =>
            edit.mutate({ lessons: extraction.lessons.filter((_, at) => at !== index) })
          }
        />
      )}
      <Speech source={source} />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          size="sm"
          loading={looking}
          aria-label={`${extraction ? 'Analyze again' : 'Analyze'}: ${originalName}`}
          onClick={() => look.mutate()}
        >
          {extraction ? 'Analyze again' : 'Analyze'}
        </Button>
        <MaterialAction source={source} content={content} use={use} />
      </div>
    </li>
  );
}

/** What is said in a video. */
function Speech({ source }: { source: Source }) {
  const { originalName, status } = source;
  const [writing, setWriting] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const focus = useRetainedFocus(area, String(writing));
  if (mediaKind(source) !== 'video' || status === 'processing') return null;
  const label = status === 'ready' ? 'Edit the text' : 'Write it down';
  return (
    <div ref={area} {...focus}>
      {writing ? (
        <TextEditor source={source} onClose={() => setWriting(false)} />
      ) : (
        <Button size="sm" aria-label={`${label}: ${originalName}`} onClick={() => setWriting(true)}>
          {label}
        </Button>
      )}
    </div>
  );
}

function Thumbnail({ source }: { source: Source }) {
  const frame = 'grid size-20 shrink-0 place-items-center overflow-hidden rounded-control bg-sunken';
  return (
    <div className={frame}>
      {mediaKind(source) === 'photo' && source.status !== 'failed' ? (
        <img src={mediaUrl(source.id)} alt="" loading="lazy" className="size-full object-cover" />
      ) : (
        <MediaIcon source={source} className="size-8 text-muted" />
      )}
    </div>
  );
}

type Actions = ReturnType<typeof useUploadActions>;

function Caption({ name, saved, edit }: { name: string; saved: string; edit: Actions['edit'] }) {
  const [text, setText] = useState(saved);
  const [error, setError] = useState<string>();
  const next = text.trim();
  const save = () => {
    if (next.length > CAPTION_CHARS) setError(`A caption can have at most ${CAPTION_CHARS} characters.`);
    else edit.mutate({ caption: next }, { onSuccess: () => setText(next) });
  };
  return (
    <div className="grid justify-items-start gap-2">
      <Field
        className="w-full"
        label={`What ${name} means to you`}
        error={error}
        hint="In your own words: what happened, and what came of it."
      >
        <Textarea
          rows={2}
          limit={CAPTION_CHARS}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setError(undefined);
          }}
        />
      </Field>
      {next !== saved && (
        <Button size="sm" loading={edit.isPending} onClick={save}>
          Save caption
        </Button>
      )}
    </div>
  );
}

interface MaterialActionProps extends UploadOf {
  use: Actions['use'];
}

/** A text is material by itself. */
function MaterialAction({ source, content, use }: MaterialActionProps) {
  if (source.status === 'ready')
    return <p className="text-sm text-muted">Its text is part of your material.</p>;
  const { caption, extraction, materialSourceId } = content;
  if (caption === '' && !extraction?.lessons.length) return null;
  const label = materialSourceId ? 'Update in your material' : 'Use as material';
  return (
    <>
      <Button
        size="sm"
        loading={use.isPending}
        aria-label={`${label}: ${source.originalName}`}
        onClick={() => use.mutate()}
      >
        {label}
      </Button>
      <p role="status" className="text-sm text-muted">
        {materialSourceId
          ? 'Caption and lessons are part of your material.'
          : 'Drafts then read your caption and these lessons.'}
      </p>
    </>
  );
}

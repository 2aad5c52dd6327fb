import { TRANSCRIPT_MAX_CHARS } from '@waymark/contracts/roadmaps/sources';
import { countWords } from '@waymark/kernel/count-words';
import { FileText, LayoutTemplate, Mic, PenLine, Upload } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { plural } from '#lib/format.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { HelpNow } from '#shared/safety/help-now.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Textarea } from '#shared/ui/input.tsx';
import { FileDrop } from '#shared/upload/file-drop.tsx';
import { useStoredText } from '../shared/use-stored-text.ts';
import { UPLOAD_ACCEPT } from '../story/upload-file.ts';
import { useBeginStory } from './use-begin-story.ts';

const TemplateDialog = lazyPart(async () => ({
  default: (await import('./template-dialog.tsx')).TemplateDialog,
}));
const ImportDialog = lazyPart(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }));

/** The beginning of a roadmap: the story first, its name afterwards. */
export function TellYourStory() {
  const begin = useBeginStory();
  const [dialog, setDialog] = useState<'template' | 'import' | null>(null);
  return (
    <Card as="section" aria-labelledby="tell" className="max-sm:p-4 md:p-8">
      <h2 id="tell" className="text-2xl md:text-3xl">
        Tell your story
      </h2>
      <p className="mt-2 max-w-measure text-muted">
        Tell it as it was. A title, a category and the steps come afterwards, and only you see it until you
        publish.
      </p>
      <div className="mt-6 grid items-stretch gap-6 lg:grid-cols-[1.5fr_1fr_1fr]">
        <Write begin={begin} />
        <Way icon={<Mic aria-hidden="true" className="size-5 text-moss" />} title="Record">
          <p className="text-sm text-muted">
            Speak as you would to a friend. You can pause, and begin again.
          </p>
          <Button
            className="mt-auto justify-self-start"
            loading={begin.isPending && begin.variables.way === 'record'}
            onClick={() => begin.mutate({ way: 'record' })}
          >
            <Mic aria-hidden="true" className="size-4.5" />
            Record your story
          </Button>
        </Way>
        <UploadWay begin={begin} />
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-5">
        <p className="text-sm text-muted">Or begin with something that has a form already:</p>
        <Button size="sm" onClick={() => setDialog('template')}>
          <LayoutTemplate aria-hidden="true" className="size-4.5" />
          Start from a template
        </Button>
        <Button size="sm" onClick={() => setDialog('import')}>
          <FileText aria-hidden="true" className="size-4.5" />
          Import a file
        </Button>
      </div>
      {dialog === 'template' && <TemplateDialog onClose={() => setDialog(null)} />}
      {dialog === 'import' && <ImportDialog onClose={() => setDialog(null)} />}
    </Card>
  );
}

type Begin = ReturnType<typeof useBeginStory>;

function Write({ begin }: { begin: Begin }) {
  const [text, setText] = useStoredText('waymark-new-story');
  const [isEmpty, setEmpty] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes with each click on a link to the story
  useEffect(() => {
    if (hash === '#tell') box.current?.focus();
  }, [hash, key]);
  const tooLong = text.length > TRANSCRIPT_MAX_CHARS;
  const next = () => {
    setEmpty(text.trim() === '');
    if (text.trim() === '' || tooLong) return;
    begin.mutate({ way: 'write', text }, { onSuccess: () => setText('') });
  };
  const error = tooLong
    ? 'This is too long (2 000 000 characters).'
    : isEmpty && text.trim() === ''
      ? 'Please paste or type your story.'
      : undefined;
  return (
    <Way icon={<PenLine aria-hidden="true" className="size-5 text-moss" />} title="Write">
      <Field label="Write or paste it" error={error}>
        <Textarea
          ref={box}
          rows={8}
          value={text}
          placeholder="Where were you, what did you do, and what would you do differently?"
          className="font-serif"
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary" loading={begin.isPending && begin.variables.way === 'write'} onClick={next}>
          Continue
        </Button>
        {text.trim() !== '' && (
          <span className="tabular text-sm text-muted">{plural(countWords(text), 'word')}</span>
        )}
      </div>
      <HelpNow />
    </Way>
  );
}

function UploadWay({ begin }: { begin: Begin }) {
  const chooser = useRef<HTMLButtonElement>(null);
  return (
    <Way icon={<Upload aria-hidden="true" className="size-5 text-moss" />} title="Upload">
      <FileDrop
        chooser={chooser}
        label="Files of your story"
        hint="PDF, Word, text, pictures, audio or video, up to 50 MB each."
        accept={UPLOAD_ACCEPT}
        onFiles={(files) => files.length > 0 && begin.mutate({ way: 'upload', files })}
      >
        <p role="status" className="text-sm text-muted">
          {begin.isPending && begin.variables.way === 'upload' && 'Opening your new roadmap…'}
        </p>
      </FileDrop>
    </Way>
  );
}

function Way({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="grid content-start gap-3 rounded-card border border-edge p-4 sm:p-5"
    >
      <h3 className="flex items-center gap-2 text-xl">
        {icon}
        {title}
      </h3>
      {children}
    </section>
  );
}

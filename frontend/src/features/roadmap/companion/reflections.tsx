import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { User } from '@waymark/contracts/identity/http';
import { EMPTY_REFLECTION, ReflectionBody } from '@waymark/contracts/roadmaps/learning';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { formatDate, formatPercent } from '#lib/format.ts';
import { showIssues } from '#lib/show-issues.ts';
import { readTab, writeTab } from '#lib/tab-storage.ts';
import { newUuid } from '#lib/uuid.ts';
import { SafetyWatch } from '#shared/safety/safety-watch.tsx';
import { AlertDialog } from '#shared/ui/alert-dialog.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Textarea } from '#shared/ui/input.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { toast } from '#shared/ui/toast.ts';
import type { JourneyView } from '../journey-view.ts';
import { type ShownReflection, useReflections } from './use-companion.ts';

interface ReflectionsProps {
  user: User | null;
  roadmapId: string;
  view: JourneyView;
}

const ReflectionText = ReflectionBody.pick({ text: true });

/** A text typed in this tab, which survives a reload until it is saved; a logout deletes it. */
const draftKey = (user: User | null, roadmapId: string): string =>
  `waymark-reflection-${user?.id ?? 'guest'}-${roadmapId}`;

/** The form for a reflection and the list of earlier ones. */
export function Reflections({ user, roadmapId, view }: ReflectionsProps) {
  const journal = useReflections(user, roadmapId);
  const draft = draftKey(user, roadmapId);
  const { register, handleSubmit, formState, reset, setError } = useForm({
    resolver: standardSchemaResolver(ReflectionText),
    defaultValues: { text: readTab(draft) ?? '' },
  });
  const clear = () => {
    writeTab(draft, null);
    reset({ text: '' });
  };
  const submit = ({ text }: { text: string }) => {
    const stage = view.current;
    journal.save.mutate(
      {
        id: newUuid(),
        roadmapId,
        text,
        date: new Date().toISOString(),
        stageName: stage?.stage.title ?? '',
        stageNumber: stage?.number ?? 0,
        progress: view.journey.percent,
      },
      { onSuccess: clear, onError: (error) => showIssues(error, ['text'], setError) },
    );
  };
  const showMissing = () =>
    toast({
      title: 'Empty Reflection',
      description: EMPTY_REFLECTION,
      variant: 'destructive',
    });

  return (
    <section aria-labelledby="reflections">
      <h3 id="reflections" className="text-xl">
        What is on your mind?
      </h3>
      <SafetyWatch onErase={clear} className="mt-3">
        <form noValidate onSubmit={handleSubmit(submit, showMissing)} className="grid gap-3">
          <Field
            label="Your reflection"
            hideLabel
            error={formState.errors.text?.message}
            hint={user ? 'Only you can read it.' : 'Only you can read it. It is saved on this device.'}
          >
            <Textarea
              rows={4}
              maxLength={4_000}
              autoComplete="off"
              placeholder="What was hard, what helped, what you want to remember."
              {...register('text', {
                onChange: (event: { target: { value: string } }) =>
                  writeTab(draft, event.target.value || null),
              })}
            />
          </Field>
          <Button type="submit" loading={journal.save.isPending} className="justify-self-start">
            Save reflection
          </Button>
        </form>
      </SafetyWatch>
      {journal.companion.isError && !journal.companion.data && (
        <QueryError title="Your reflections did not load" query={journal.companion} className="mt-4" />
      )}
      {journal.isPending ? (
        <Skeleton className="mt-6 h-24" />
      ) : (
        <ReflectionList reflections={journal.reflections} onDelete={journal.remove.mutate} />
      )}
    </section>
  );
}

const SHOWN_AT_FIRST = 3;

interface ReflectionListProps {
  reflections: readonly ShownReflection[];
  onDelete: (reflection: ShownReflection) => void;
}

function ReflectionList({ reflections, onDelete }: ReflectionListProps) {
  const [all, setAll] = useState(false);
  const [deleting, setDeleting] = useState<ShownReflection | null>(null);
  if (reflections.length === 0) return null;
  const shown = all ? reflections : reflections.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <ol aria-label="Your earlier reflections" className="mt-6 grid gap-5">
        {shown.map((one) => (
          <li key={one.id} className="grid grid-cols-[1fr_auto] gap-x-3 border-l-2 border-line pl-4">
            <div className="min-w-0">
              <p className="text-sm text-muted">
                <time dateTime={one.date}>{formatDate(one.date)}</time>
                {one.stageName && `, stage ${one.stageNumber}: ${one.stageName}`},{' '}
                {formatPercent(one.progress)}
                {one.isLocal && ' · on this device'}
              </p>
              <p dir="auto" className="mt-1 max-w-measure font-serif whitespace-pre-line">
                {one.text}
              </p>
            </div>
            <Button
              size="icon"
              variant="ghost"
              aria-label={`Delete the reflection of ${formatDate(one.date)}`}
              onClick={() => setDeleting(one)}
            >
              <Trash2 aria-hidden="true" className="size-4.5" />
            </Button>
          </li>
        ))}
      </ol>
      {reflections.length > shown.length && (
        <Button size="sm" variant="ghost" className="mt-3" onClick={() => setAll(true)}>
          Show all {reflections.length}
        </Button>
      )}
      <AlertDialog
        open={deleting !== null}
        onOpenChange={(open) => !open && setDeleting(null)}
        title="Delete this reflection?"
        description="It will be deleted permanently, here and on your other devices."
        confirmLabel="Delete"
        destructive
        onConfirm={() => {
          if (deleting) onDelete(deleting);
          setDeleting(null);
        }}
      />
    </>
  );
}

import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { UNDESCRIBED_STORY, UNTITLED_STORY } from '@waymark/contracts/roadmaps/outline-limits';
import { type FormEvent, useState } from 'react';
import { useCategories } from '#lib/shared-queries.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Input, Textarea } from '#shared/ui/input.tsx';
import { CategorySelect } from '../shared/category-select.tsx';
import { useUnsavedValues } from '../shared/unsaved-values.ts';
import { useSources, useSourceText } from '../shared/use-sources.ts';
import { useUpdateRoadmap } from '../shared/use-studio-roadmap.ts';
import { suggestCategory, suggestDescription, suggestTitles } from './suggest.ts';

const isUnnamed = ({ title, description }: Pick<Roadmap, 'title' | 'description'>): boolean =>
  title === UNTITLED_STORY || description === UNDESCRIBED_STORY;

/** Asks for title, category and description, once there is a story to take them from. */
export function NameCard({ roadmap }: { roadmap: Roadmap }) {
  const { data: sources = [] } = useSources(roadmap.id);
  const isAsking = isUnnamed(roadmap);
  const told = sources.find(({ status }) => status === 'ready');
  const { data } = useSourceText(isAsking && told ? told.id : null);
  const hasStages = roadmap.stages.length > 0;
  if (!isAsking || (sources.length === 0 && !hasStages) || (told && !data)) return null;
  return <NameForm roadmap={roadmap} text={data?.text ?? ''} />;
}

interface Name {
  title: string;
  categoryId: string;
  description: string;
}

const suggestedName = (roadmap: Roadmap, text: string): Name => ({
  title: roadmap.title === UNTITLED_STORY ? '' : roadmap.title,
  categoryId: suggestCategory(text) ?? '',
  description: roadmap.description === UNDESCRIBED_STORY ? suggestDescription(text) : roadmap.description,
});

const sameName = (a: Name, b: Name): boolean =>
  a.title === b.title && a.categoryId === b.categoryId && a.description === b.description;

/** What is typed stays in this tab until it is saved. */
function NameForm({ roadmap, text }: { roadmap: Roadmap; text: string }) {
  const { data: categories } = useCategories();
  const titles = suggestTitles(text);
  const suggested = suggestCategory(text);
  const draft = useUnsavedValues(`waymark-name-${roadmap.id}`, suggestedName(roadmap, text), sameName);
  const { values, change: setValues } = draft;
  const [checked, setChecked] = useState(false);
  const save = useUpdateRoadmap(roadmap, isUnnamed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (Object.values(values).some((value) => value.trim() === '')) return;
    // The card may be gone by then, and no callback of `mutate` called.
    save.mutateAsync(values).then(draft.startOver, () => {});
  };
  const missing = (value: string, message: string) => (checked && value.trim() === '' ? message : undefined);
  return (
    <Card as="section" aria-labelledby="name-it" className="mt-6 max-sm:p-4">
      <h2 id="name-it" className="text-2xl">
        Give it a name
      </h2>
      <p className="mt-1 text-sm text-muted">
        {text === ''
          ? 'So that people find it. You can change all of it later.'
          : 'The suggestions are your own words. You can change all of it later.'}
      </p>
      <form noValidate className="mt-4 grid gap-5 lg:grid-cols-2" onSubmit={submit}>
        <div className="grid content-start gap-3">
          <Field
            label="Title"
            required
            error={missing(values.title, 'Give the roadmap a title.')}
            hint="What would someone going through this search for?"
          >
            <Input
              limit={120}
              autoComplete="off"
              value={values.title}
              onChange={(event) => setValues({ ...values, title: event.target.value })}
            />
          </Field>
          {titles.length > 0 && (
            <fieldset className="flex min-w-0 flex-wrap gap-2">
              <legend className="mb-1.5 text-sm text-muted">Suggested from your story</legend>
              {titles.map((suggestion) => (
                <button
                  key={suggestion}
                  type="button"
                  dir="auto"
                  aria-pressed={values.title === suggestion}
                  className="min-h-11 rounded-control border border-edge bg-raised px-3 py-1.5 text-left text-sm wrap-anywhere hover:bg-sunken aria-pressed:border-moss aria-pressed:bg-moss-soft"
                  onClick={() => setValues({ ...values, title: suggestion })}
                >
                  {suggestion}
                </button>
              ))}
            </fieldset>
          )}
          <Field
            label="Category"
            required
            error={missing(values.categoryId, 'Choose a category.')}
            hint={
              suggested !== null && values.categoryId === suggested
                ? `Suggested from your story: ${categories?.find(({ id }) => id === suggested)?.name ?? ''}`
                : undefined
            }
          >
            <CategorySelect
              value={values.categoryId}
              onChange={(event) => setValues({ ...values, categoryId: event.target.value })}
            >
              <option value="">Choose one</option>
            </CategorySelect>
          </Field>
        </div>
        <Field
          label="Description"
          required
          error={missing(values.description, 'Describe the roadmap.')}
          hint="Where you were, and where you are now."
        >
          <Textarea
            rows={5}
            limit={2000}
            value={values.description}
            onChange={(event) => setValues({ ...values, description: event.target.value })}
          />
        </Field>
        <Button type="submit" className="justify-self-start" loading={save.isPending}>
          Save the name
        </Button>
      </form>
    </Card>
  );
}

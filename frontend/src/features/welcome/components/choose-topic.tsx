import type { Category } from '@waymark/contracts/roadmaps/http';
import type { FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useCategories } from '#lib/shared-queries.ts';
import { HelpNow } from '#shared/safety/help-now.tsx';
import { Button } from '#shared/ui/button.tsx';
import { categoryLook } from '#shared/ui/category-badge.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Input } from '#shared/ui/input.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { pathOf } from '../search.ts';

const TOPICS = 6;
const PLACES = Array.from({ length: TOPICS }, (_, place) => place);

export function ChooseTopic() {
  const topics = useCategories();
  return (
    <>
      <div>
        <h1 className="text-3xl md:text-4xl">What are you in the middle of?</h1>
        <p className="mt-3 max-w-measure text-muted">
          Choose what is closest. You get one roadmap of somebody who has been there, and its first small
          step.
        </p>
      </div>
      {topics.isError && !topics.data ? (
        <QueryError title="The topics did not load" query={topics} />
      ) : (
        <ul aria-label="Topics" className="grid gap-3 min-[22rem]:grid-cols-2 sm:grid-cols-3">
          {topics.data?.slice(0, TOPICS).map((topic) => (
            <li key={topic.id}>
              <Topic topic={topic} />
            </li>
          )) ??
            PLACES.map((place) => (
              <li key={place}>
                <Skeleton className="h-24 rounded-card" />
              </li>
            ))}
        </ul>
      )}
      <OwnWords />
    </>
  );
}

function Topic({ topic }: { topic: Category }) {
  const { icon: Icon } = categoryLook(topic);
  return (
    <Link
      to={pathOf({ topic: topic.id, q: '' })}
      className="grid h-full min-h-24 content-center gap-2 rounded-card border border-edge bg-raised px-4 py-3 font-semibold wrap-anywhere transition-colors duration-150 hover:bg-sunken"
    >
      <Icon aria-hidden="true" className="size-6 text-moss" />
      {topic.name}
    </Link>
  );
}

function OwnWords() {
  const navigate = useNavigate();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (q) void navigate(pathOf({ topic: '', q }));
  }
  return (
    <search>
      <form onSubmit={submit} className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-end">
        <Field label="Or in your own words">
          <Input
            name="q"
            required
            maxLength={200}
            autoComplete="off"
            placeholder="Debt, grief, drinking, a new start"
          />
        </Field>
        <Button type="submit">Find a roadmap</Button>
      </form>
      <HelpNow className="mt-1" />
    </search>
  );
}

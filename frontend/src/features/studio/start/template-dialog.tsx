import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCategories } from '#lib/shared-queries.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Field } from '#shared/ui/field.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { CategorySelect } from '../shared/category-select.tsx';
import type { Template } from './template.ts';
import { useCreateFromOutline } from './use-new-roadmap.ts';

/** Templates to begin with, three for each category. */
export function TemplateDialog({ onClose }: { onClose: () => void }) {
  const [categoryId, setCategoryId] = useState('');
  const templates = useTemplates();
  const create = useCreateFromOutline();
  const shown = templates.data?.filter((template) => categoryId === '' || template.categoryId === categoryId);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Start from a template"
      description="The steps ask you questions. Your answers become the roadmap, and you can change everything."
      size="lg"
    >
      <Field label="Category">
        <CategorySelect value={categoryId} onChange={(event) => setCategoryId(event.target.value)}>
          <option value="">All categories</option>
        </CategorySelect>
      </Field>
      <div className="mt-5">
        {templates.isPending && <Skeleton className="h-40 rounded-card" />}
        {templates.isError && <QueryError title="The templates did not load" query={templates} />}
        <ul className="grid gap-4">
          {shown?.map(({ id, ...template }) => (
            <TemplateItem
              key={id}
              template={template}
              pending={create.isPending && create.variables.title === template.title}
              onUse={() => create.mutate(template)}
            />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

interface TemplateItemProps {
  template: Omit<Template, 'id'>;
  pending: boolean;
  onUse: () => void;
}

function TemplateItem({ template, pending, onUse }: TemplateItemProps) {
  const { data: categories } = useCategories();
  const { title, description, categoryId, stages } = template;
  return (
    <li className="rounded-card border border-line p-4">
      <p className="text-sm text-muted">{categories?.find(({ id }) => id === categoryId)?.name}</p>
      <h3 className="text-lg">{title}</h3>
      <p className="mt-1 text-sm text-muted">{description}</p>
      <p className="mt-2 text-sm">{stages.map((stage) => stage.title).join(' · ')}</p>
      <Button size="sm" className="mt-3" loading={pending} onClick={onUse}>
        Use this template<span className="sr-only">: {title}</span>
      </Button>
    </li>
  );
}

const useTemplates = () =>
  useQuery({
    queryKey: ['roadmap-templates'],
    queryFn: async () => (await import('./templates/all.ts')).templates,
    staleTime: Number.POSITIVE_INFINITY,
  });

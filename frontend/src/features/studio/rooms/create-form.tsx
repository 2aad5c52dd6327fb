import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { CreateRoadmapBody } from '@waymark/contracts/roadmaps/http';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { showIssues } from '#lib/show-issues.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Input, Textarea } from '#shared/ui/input.tsx';
import { toast } from '#shared/ui/toast.ts';
import { CategorySelect } from '../shared/category-select.tsx';
import { workspacePath } from '../shared/paths.ts';
import { useDraftForm } from '../shared/use-draft-form.ts';
import { useCreateRoadmap } from '../shared/use-my-roadmaps.ts';

const BLANK: CreateRoadmapBody = { title: '', categoryId: '', description: '' };
const isSame = (a: CreateRoadmapBody, b: CreateRoadmapBody): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

export function CreateForm() {
  const create = useCreateRoadmap();
  const navigate = useNavigate();
  const { form, draft } = useDraftForm<CreateRoadmapBody, CreateRoadmapBody>(
    'waymark-new-roadmap',
    BLANK,
    isSame,
    standardSchemaResolver(CreateRoadmapBody) as never,
  );
  const { register, handleSubmit, formState, setError, setFocus } = form;
  const { errors } = formState;
  const { hash, key } = useLocation();
  const [isOpen, setOpen] = useState(draft.restored);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes with each click on a link to the form
  useEffect(() => {
    if (hash === '#create') setOpen(true);
  }, [hash, key]);
  useEffect(() => {
    if (isOpen) setFocus('title');
  }, [isOpen, setFocus]);
  const submit = (body: CreateRoadmapBody) =>
    create.mutate(body, {
      onSuccess: (roadmap) => {
        draft.startOver();
        toast({ title: 'Roadmap Created', description: 'Now add your story.', variant: 'success' });
        navigate(workspacePath(roadmap.id));
      },
      onError: (error) => {
        showIssues(error, ['title', 'categoryId', 'description'], setError);
        toast({
          title: 'Error',
          description: 'Failed to create roadmap. Please try again.',
          variant: 'destructive',
        });
      },
    });
  const missing = () =>
    toast({
      title: 'Missing Information',
      description: 'Please fill in all required fields.',
      variant: 'destructive',
    });
  return (
    <Card as="section" aria-labelledby="create" className="max-sm:p-4 md:px-8">
      <h2 id="create" className="text-xl">
        Create Your Roadmap
      </h2>
      {!isOpen && (
        <>
          <p className="mt-1 text-sm text-muted">
            You have a title already? Begin with it, and add the story later.
          </p>
          <Button size="sm" className="mt-3" onClick={() => setOpen(true)}>
            Start with a title
          </Button>
        </>
      )}
      {isOpen && (
        <form noValidate className="mt-5 grid gap-5" onSubmit={handleSubmit(submit, missing)}>
          <Field
            label="Title"
            required
            error={errors.title?.message}
            hint="What would someone going through this search for?"
          >
            <Input limit={120} autoComplete="off" {...register('title')} />
          </Field>
          <Field label="Category" required error={errors.categoryId && 'Choose a category.'}>
            <CategorySelect {...register('categoryId')}>
              <option value="">Choose one</option>
            </CategorySelect>
          </Field>
          <Field
            label="Description"
            required
            error={errors.description?.message}
            hint="Where you were, and where you are now."
          >
            <Textarea rows={4} limit={2000} {...register('description')} />
          </Field>
          <Button type="submit" variant="primary" loading={create.isPending} className="justify-self-start">
            Create roadmap
          </Button>
        </form>
      )}
    </Card>
  );
}

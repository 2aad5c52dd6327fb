import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { CreateRoadmapBody } from '@waymark/contracts/roadmaps/http';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../../components/ui/button.tsx';
import { Card } from '../../../../components/ui/card.tsx';
import { Field } from '../../../../components/ui/field.tsx';
import { Input, Select, Textarea } from '../../../../components/ui/input.tsx';
import { toast } from '../../../../components/ui/toast.ts';
import { showIssues } from '../../../../lib/show-issues.ts';
import { useCategories, useCreateRoadmap } from '../../api/use-my-roadmaps.ts';
import { useDraftForm } from '../../use-draft-form.ts';

const BLANK: CreateRoadmapBody = { title: '', categoryId: '', description: '' };
const isSame = (a: CreateRoadmapBody, b: CreateRoadmapBody): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** The three things a roadmap starts from. */
export function CreateForm() {
  const create = useCreateRoadmap();
  const navigate = useNavigate();
  const { data: categories } = useCategories();
  const { form, draft } = useDraftForm<CreateRoadmapBody, CreateRoadmapBody>(
    'waymark-new-roadmap',
    BLANK,
    isSame,
    standardSchemaResolver(CreateRoadmapBody) as never,
  );
  const { register, handleSubmit, formState, setError } = form;
  const { errors } = formState;
  const submit = (body: CreateRoadmapBody) =>
    create.mutate(body, {
      onSuccess: (roadmap) => {
        draft.startOver();
        toast({ title: 'Roadmap Created', description: 'Now bring your story to it.', variant: 'success' });
        navigate(`/mentor?roadmap=${roadmap.id}`);
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
    <Card as="section" aria-labelledby="create" className="md:p-8">
      <h2 id="create" className="text-2xl">
        Create Your Roadmap
      </h2>
      <form noValidate className="mt-5 grid gap-5" onSubmit={handleSubmit(submit, missing)}>
        <Field
          label="Title"
          required
          error={errors.title?.message}
          hint="What somebody in the middle of it would look for."
        >
          <Input maxLength={120} autoComplete="off" {...register('title')} />
        </Field>
        <Field label="Category" required error={errors.categoryId && 'Choose a category.'}>
          {/* A choice can only be shown among its options: the list is made anew once they are there. */}
          <Select key={categories ? 'all' : 'none'} {...register('categoryId')}>
            <option value="">Choose one</option>
            {categories?.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label="Description"
          required
          error={errors.description?.message}
          hint="Where you were, and where you came out."
        >
          <Textarea rows={4} maxLength={2000} {...register('description')} />
        </Field>
        <Button type="submit" variant="primary" loading={create.isPending} className="justify-self-start">
          Create roadmap
        </Button>
      </form>
    </Card>
  );
}

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { STORY_MAX, STORY_TITLE_MAX } from '@waymark/contracts/roadmaps/user-stories';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useFollowing } from '../../lib/following.ts';
import { showIssues } from '../../lib/show-issues.ts';
import { SafetyWatch } from '../safety/safety-watch.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { messageOf } from '../ui/error-state.tsx';
import { Field, FieldError } from '../ui/field.tsx';
import { Input, Select, Textarea } from '../ui/input.tsx';
import { toast } from '../ui/toast.ts';
import { bodyOf, StoryFields } from './story-fields.ts';
import { useSubmitStory } from './use-user-stories.ts';

interface StoryFormProps {
  /** The roadmap that was walked; undefined: to be chosen. */
  roadmapId?: string;
  onDone: () => void;
}

const FIELDS = ['title', 'story', 'roadmapId', 'name', 'consent'] as const;
const empty = (roadmapId = ''): StoryFields => ({
  title: '',
  story: '',
  roadmapId,
  name: '',
  consent: false,
});

/** Submits a story for the landing page. */
export function StoryForm({ roadmapId, onDone }: StoryFormProps) {
  const { register, handleSubmit, formState, setError, watch, reset } = useForm<StoryFields>({
    resolver: standardSchemaResolver(StoryFields),
    defaultValues: empty(roadmapId),
  });
  const { errors } = formState;
  const submit = useSubmitStory();
  const consentError = useId();
  const send = (fields: StoryFields) =>
    submit.mutate(bodyOf(fields), {
      onSuccess: () => {
        toast({
          title: 'Thank you for your story',
          description: 'We will read it and let you know.',
          variant: 'success',
        });
        onDone();
      },
      onError: (error) => {
        showIssues(error, FIELDS, setError);
        toast({ title: 'Story not sent', description: messageOf(error), variant: 'destructive' });
      },
    });
  return (
    <SafetyWatch onErase={() => reset(empty(roadmapId))}>
      <form noValidate aria-label="Your story" onSubmit={handleSubmit(send)} className="grid gap-5">
        <Field label="Title" error={errors.title?.message}>
          <Input maxLength={STORY_TITLE_MAX} {...register('title')} />
        </Field>
        <Field
          label="What happened"
          error={errors.story?.message}
          aside={`${watch('story').length} of ${STORY_MAX}`}
          hint="Where you were, what you did, and where you are now. At least 50 characters."
        >
          <Textarea rows={6} {...register('story')} />
        </Field>
        {roadmapId === undefined && (
          <RoadmapField error={errors.roadmapId?.message} select={register('roadmapId')} />
        )}
        <Field
          label="First name"
          aside="optional"
          error={errors.name?.message}
          hint="Shown below your story. Leave it empty to stay anonymous."
        >
          <Input autoComplete="given-name" {...register('name')} />
        </Field>
        <div>
          <Checkbox
            aria-describedby={errors.consent && consentError}
            aria-invalid={Boolean(errors.consent)}
            {...register('consent')}
          >
            You may publish the title, the story and this name on the home page. I can withdraw it at any
            time.
          </Checkbox>
          <FieldError id={consentError}>{errors.consent?.message}</FieldError>
        </div>
        <Button type="submit" variant="primary" loading={submit.isPending} className="justify-self-start">
          Send Story
        </Button>
      </form>
    </SafetyWatch>
  );
}

interface RoadmapFieldProps {
  error: string | undefined;
  select: React.ComponentProps<'select'>;
}

function RoadmapField({ error, select }: RoadmapFieldProps) {
  const following = useFollowing() ?? [];
  return (
    <Field label="The roadmap you followed" aside="optional" error={error} hint="One that you follow.">
      <Select {...select}>
        <option value="">None</option>
        {following.map(({ roadmap }) => (
          <option key={roadmap.id} value={roadmap.id}>
            {roadmap.title}
          </option>
        ))}
      </Select>
    </Field>
  );
}

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { MAX_AREAS, MAX_BIO, type Mentor } from '@waymark/contracts/identity/mentors';
import { useForm } from 'react-hook-form';
import { showIssues } from '#lib/show-issues.ts';
import { ZoneInput } from '#shared/calendar-editor/zone-input.tsx';
import { Button } from '#shared/ui/button.tsx';
import { messageOf } from '#shared/ui/error-state.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Textarea } from '#shared/ui/input.tsx';
import { toast } from '#shared/ui/toast.ts';
import { LanguageList } from './language-list.tsx';
import { bodyOf, fieldsOf, type ProfileFields, ProfileForm as Schema } from './profile-fields.ts';
import { useUpdateProfile } from './use-profile.ts';

const FIELDS = ['bio', 'expertise', 'languages', 'timezone'] as const;

export function ProfileForm({ mentor }: { mentor: Mentor }) {
  const { register, handleSubmit, formState, setError, setValue, watch } = useForm<ProfileFields>({
    resolver: standardSchemaResolver(Schema),
    defaultValues: fieldsOf(mentor),
  });
  const { errors } = formState;
  const save = useUpdateProfile(mentor.userId);
  const submit = (fields: ProfileFields) =>
    save.mutate(bodyOf(fields), {
      onSuccess: () =>
        toast({
          title: 'Profile saved',
          description: 'People see it on your page now.',
          variant: 'success',
        }),
      onError: (error) => {
        showIssues(error, FIELDS, setError);
        toast({ title: 'Profile not saved', description: messageOf(error), variant: 'destructive' });
      },
    });
  return (
    <form noValidate aria-label="Mentor profile" onSubmit={handleSubmit(submit)} className="grid gap-5">
      <Field
        label="Bio"
        error={errors.bio?.message}
        aside={`${watch('bio').length} of ${MAX_BIO}`}
        hint="What did you come through, and who can you help?"
      >
        <Textarea rows={5} {...register('bio')} />
      </Field>
      <Field
        label="Areas of expertise"
        error={errors.expertise?.message}
        hint={`One per line, at most ${MAX_AREAS}. People can filter the directory by them.`}
      >
        <Textarea rows={4} {...register('expertise')} />
      </Field>
      <LanguageList
        codes={watch('languages')}
        error={errors.languages?.message}
        onChange={(codes) => setValue('languages', codes, { shouldDirty: true })}
      />
      <Field
        label="Where you live"
        aside="optional"
        error={errors.timezone?.message}
        hint="A time zone: type a city. Your page shows your local time."
      >
        <ZoneInput {...register('timezone')} />
      </Field>
      <Button type="submit" loading={save.isPending} className="justify-self-start">
        Save Profile
      </Button>
    </form>
  );
}

import { MAX_PEER_TEXT, MAX_PEER_TITLE } from '@waymark/contracts/community/peer-options';
import type { UseFormReturn } from 'react-hook-form';
import { ZoneInput } from '#shared/calendar-editor/zone-input.tsx';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Input, Select, Textarea } from '#shared/ui/input.tsx';
import { SegmentedControl } from '#shared/ui/segmented-control.tsx';
import type { SessionFields } from './session-fields.ts';
import { levelLabels, peerCategoryLabels } from './texts.ts';

type Form = UseFormReturn<SessionFields>;

/** `hasStarted`: time and size are final. */
export function SessionInputs({ form, hasStarted }: { form: Form; hasStarted: boolean }) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <Field label="Title" required error={errors.title?.message}>
        <Input limit={MAX_PEER_TITLE} {...register('title')} />
      </Field>
      <Field
        label="Description"
        required
        error={errors.description?.message}
        hint="What you want to do together, and who it is for."
      >
        <Textarea rows={4} limit={MAX_PEER_TEXT} {...register('description')} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Category">
          <Select {...register('category')}>
            <Options labels={peerCategoryLabels} />
          </Select>
        </Field>
        <Field label="Level">
          <Select {...register('skillLevel')}>
            <Options labels={levelLabels} />
          </Select>
        </Field>
      </div>
      {hasStarted ? (
        <p className="rounded-card bg-sunken p-4 text-sm">
          The session has started, so its time and the number of places are final.
        </p>
      ) : (
        <TimeAndPlaces form={form} />
      )}
      <Where form={form} />
      <Checkbox
        {...register('isRecordingEnabled')}
        description="Participants see this before they register. You upload the recording afterwards."
      >
        I plan to record this session
      </Checkbox>
      <Field label="Agenda" aside="one point per line, optional" error={errors.agenda?.message}>
        <Textarea rows={3} {...register('agenda')} />
      </Field>
      <Field
        label="Materials"
        aside="one per line, optional"
        error={errors.materials?.message}
        hint="Titles or links. All members see them."
      >
        <Textarea rows={3} {...register('materials')} />
      </Field>
      <Field
        label="Facilitation notes"
        aside="optional"
        error={errors.facilitationNotes?.message}
        hint="Only you see them."
      >
        <Textarea rows={2} limit={MAX_PEER_TEXT} {...register('facilitationNotes')} />
      </Field>
    </>
  );
}

function TimeAndPlaces({ form: { register, formState } }: { form: Form }) {
  const { errors } = formState;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-3">
        <Field label="Date" required error={errors.date?.message}>
          <Input type="date" max="2199-12-31" {...register('date')} />
        </Field>
        <Field label="Time" required error={errors.time?.message}>
          <Input type="time" {...register('time')} />
        </Field>
        <Field label="Time zone" required error={errors.timezone?.message}>
          <ZoneInput {...register('timezone')} />
        </Field>
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Minutes" error={errors.duration?.message}>
          <Input inputMode="numeric" {...register('duration')} />
        </Field>
        <Field label="Places" error={errors.maxParticipants?.message} hint="Without you.">
          <Input inputMode="numeric" {...register('maxParticipants')} />
        </Field>
      </div>
    </>
  );
}

const places = [
  { value: 'true', label: 'Online' },
  { value: 'false', label: 'In person' },
] as const;

function Where({ form }: { form: Form }) {
  const { register, formState, watch, setValue } = form;
  const { errors } = formState;
  const isVirtual = watch('isVirtual');
  return (
    <div className="grid gap-3">
      <SegmentedControl
        label="Where"
        value={isVirtual}
        segments={places}
        onChange={(value) => setValue('isVirtual', value, { shouldDirty: true })}
        className="justify-self-start"
      />
      {isVirtual === 'true' ? (
        <Field
          label="Join link"
          aside="optional"
          error={errors.joinLink?.message}
          hint="Leave it empty to get a meeting room. Only those who have a place see it."
        >
          <Input type="url" placeholder="https://" {...register('joinLink')} />
        </Field>
      ) : (
        <Field label="Place" required error={errors.location?.message} hint="All members see it.">
          <Input maxLength={300} {...register('location')} />
        </Field>
      )}
    </div>
  );
}

const Options = ({ labels }: { labels: Record<string, string> }) =>
  Object.entries(labels).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { SafetyWatch } from '#shared/safety/safety-watch.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Input, Textarea } from '#shared/ui/input.tsx';

interface TopicFieldsProps {
  register: (field: 'topic' | 'message') => UseFormRegisterReturn;
  errors: FieldErrors<{ topic: string; message: string }>;
  name: string;
  /** Empties both fields. */
  onErase: () => void;
}

/** Both fields are optional. */
export function TopicFields({ register, errors, name, onErase }: TopicFieldsProps) {
  return (
    <section aria-labelledby="topic" className="max-w-measure">
      <h2 id="topic" className="text-2xl">
        What would you like to talk about?
      </h2>
      <SafetyWatch onErase={onErase} className="mt-4">
        <Field label="Topic" hint="One line is enough." error={errors.topic?.message}>
          <Input maxLength={200} autoComplete="off" {...register('topic')} />
        </Field>
        <Field
          label="Message"
          aside="optional"
          hint={`${name} reads it before you meet.`}
          error={errors.message?.message}
        >
          <Textarea rows={4} maxLength={2000} autoComplete="off" {...register('message')} />
        </Field>
      </SafetyWatch>
    </section>
  );
}

import {
  linkTypes,
  MAX_MATERIAL_CATEGORY,
  MAX_MATERIAL_TEXT,
  MAX_MATERIAL_TITLE,
  type MaterialType,
} from '@waymark/contracts/community/material-options';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { typeLabels } from '#shared/learning-materials/material-type.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Input, Select, Textarea } from '#shared/ui/input.tsx';
import { useMaterialSummary } from '../api/use-materials.ts';
import { difficultyLabels } from '../texts.ts';
import type { MaterialFields } from './material-fields.ts';

/** The second step: what the content is about. */
export function MaterialInputs({ form }: { form: UseFormReturn<MaterialFields> }) {
  const { register, formState, watch } = form;
  const { errors } = formState;
  const categoriesId = useId();
  const { data } = useMaterialSummary();
  const isLink = watch('source') === 'link';
  const types = Object.entries(typeLabels).filter(
    ([type]) => !isLink || linkTypes.includes(type as MaterialType),
  );
  return (
    <>
      <Field label="Title" required error={errors.title?.message}>
        <Input maxLength={MAX_MATERIAL_TITLE} {...register('title')} />
      </Field>
      <Field
        label="Description"
        required
        error={errors.description?.message}
        hint="What it covers, and who it helps."
      >
        <Textarea rows={4} limit={MAX_MATERIAL_TEXT} {...register('description')} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Type" error={errors.type?.message}>
          <Select {...register('type')}>
            {types.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Difficulty">
          <Select {...register('difficulty')}>
            {Object.entries(difficultyLabels).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Field
        label="Category"
        required
        error={errors.category?.message}
        hint="Choose an existing one, or start a new one."
      >
        <Input list={categoriesId} maxLength={MAX_MATERIAL_CATEGORY} {...register('category')} />
      </Field>
      <datalist id={categoriesId}>
        {data?.categories.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Field label="Tags" aside="optional" error={errors.tags?.message} hint="Separate them with commas.">
        <Input {...register('tags')} />
      </Field>
    </>
  );
}

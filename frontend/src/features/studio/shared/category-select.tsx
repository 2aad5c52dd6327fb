import type { ComponentProps } from 'react';
import { useCategories } from '#lib/shared-queries.ts';
import { Select } from '#shared/ui/input.tsx';

/** `children` are options above the categories. */
export function CategorySelect({ children, ...props }: ComponentProps<typeof Select>) {
  const { data: categories } = useCategories();
  // The key remounts it when the categories have loaded, because a select cannot have a value without its option.
  return (
    <Select key={categories ? 'all' : 'none'} {...props}>
      {children}
      {categories?.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}

import clsx from 'clsx';
import { useCategories } from '#lib/shared-queries.ts';
import { categoryLook } from '#shared/ui/category-badge.tsx';
import { ChipRow } from '#shared/ui/chip-row.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';

interface CategoryFilterProps {
  value: string;
  onChange: (categoryId: string) => void;
}

export function CategoryFilter({ value, onChange }: CategoryFilterProps) {
  const { data: categories, isPending } = useCategories();
  if (isPending) return <Skeleton className="h-11 w-full max-w-xl rounded-full" />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these buttons act at once
    <ChipRow chosen={value} role="group" aria-label="Filter by category">
      <Choice on={value === ''} onClick={() => onChange('')}>
        All
      </Choice>
      {(categories ?? []).map((category) => {
        const { icon: Icon } = categoryLook(category);
        return (
          <Choice key={category.id} on={value === category.id} onClick={() => onChange(category.id)}>
            <Icon aria-hidden="true" className="size-4" />
            {category.name}
          </Choice>
        );
      })}
    </ChipRow>
  );
}

interface ChoiceProps {
  on: boolean;
  onClick: () => void;
  children: React.ReactNode;
}

function Choice({ on, onClick, children }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onClick}
      className={clsx(
        'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm font-medium transition-colors duration-150',
        on ? 'border-moss bg-moss text-on-moss' : 'border-edge bg-raised hover:border-ink',
      )}
    >
      {children}
    </button>
  );
}

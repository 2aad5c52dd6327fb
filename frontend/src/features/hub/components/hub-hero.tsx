import type { MaterialType } from '@waymark/contracts/community/material-options';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '#lib/format.ts';
import { useConfig } from '#lib/use-config.ts';
import { TypeIcon } from '#shared/learning-materials/material-type.tsx';
import { ChipRow } from '#shared/ui/chip-row.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { useMaterialSummary } from '../api/use-materials.ts';

const tiles = [
  { key: 'videos', type: 'video', label: 'Videos' },
  { key: 'audio', type: 'audio', label: 'Audio lessons' },
  { key: 'courses', type: 'course', label: 'Courses' },
  { key: 'documents', type: 'document', label: 'Documents' },
] as const;

interface HubHeroProps {
  /** The filter in force. A tile filters by its type. */
  type: MaterialType | undefined;
  /** Beside the title. */
  actions: ReactNode;
}

export function HubHero({ type, actions }: HubHeroProps) {
  const { data, isError } = useMaterialSummary();
  const { data: config } = useConfig();
  return (
    <>
      <div className="flex items-start justify-between gap-x-2 sm:gap-x-6">
        <h1 className="text-[1.5rem] sm:text-4xl">Learning Hub</h1>
        {actions}
      </div>
      <p className="mt-3 max-w-measure text-muted max-sm:sr-only">
        What mentors wish they had known: videos, audio lessons, courses and documents, for a quiet hour.
      </p>
      {config?.demoMode && (
        <p className="mt-2 text-sm text-muted max-sm:sr-only">The materials of this demo are sample data.</p>
      )}
      <ChipRow
        as="ul"
        chosen={type ?? ''}
        aria-label="Materials by type"
        className="mt-2 sm:mt-6 sm:grid sm:grid-cols-2 sm:gap-3 lg:grid-cols-4"
      >
        {tiles.map((tile) => (
          <li key={tile.key}>
            <Link
              to={`/ai-resources?type=${tile.type}`}
              aria-current={tile.type === type || undefined}
              className={clsx(
                'flex h-full items-center gap-2 rounded-full border bg-raised transition-colors duration-150 hover:border-edge max-sm:min-h-11 max-sm:px-4 sm:gap-3 sm:rounded-card sm:p-4',
                tile.type === type ? 'border-moss' : 'border-line',
              )}
            >
              <TypeIcon type={tile.type} className="size-4 shrink-0 text-moss sm:size-7" />
              <span className="flex min-w-0 flex-row-reverse items-baseline gap-1.5 sm:flex-col-reverse sm:gap-0">
                <span className="text-sm text-muted">{tile.label}</span>
                {!isError && (
                  <span className="tabular text-sm font-semibold sm:font-serif sm:text-3xl sm:font-normal">
                    {data ? formatNumber(data[tile.key]) : <Skeleton className="h-4 w-4 sm:h-9 sm:w-10" />}
                  </span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ChipRow>
    </>
  );
}

import type { MaterialType } from '@waymark/contracts/community/material-options';
import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { TypeIcon } from '../../../components/learning-materials/material-type.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useConfig } from '../../../lib/use-config.ts';
import { useMaterialSummary } from '../api/use-materials.ts';

const tiles = [
  { key: 'videos', type: 'video', label: 'Videos' },
  { key: 'audio', type: 'audio', label: 'Audio lessons' },
  { key: 'courses', type: 'course', label: 'Courses' },
  { key: 'documents', type: 'document', label: 'Documents' },
] as const;

/** `type`: the filter in force. A tile filters by its type. */
export function HubHero({ type }: { type: MaterialType | undefined }) {
  const { data, isError } = useMaterialSummary();
  const { data: config } = useConfig();
  return (
    <>
      <h1 className="text-4xl">Learning Hub</h1>
      <p className="mt-3 max-w-measure text-muted">
        What mentors wish they had known: videos, audio lessons, courses and documents, for a quiet hour.
      </p>
      {config?.demoMode && (
        <p className="mt-2 text-sm text-muted">The materials of this demo are sample data.</p>
      )}
      <ul aria-label="Materials by type" className="mt-6 grid grid-cols-2 gap-3 lg:grid-cols-4">
        {tiles.map((tile) => (
          <li key={tile.key}>
            <Link
              to={`/ai-resources?type=${tile.type}`}
              aria-current={tile.type === type || undefined}
              className={clsx(
                'flex h-full items-center gap-3 rounded-card border bg-raised p-4 transition-colors duration-150 hover:border-edge',
                tile.type === type ? 'border-moss' : 'border-line',
              )}
            >
              <TypeIcon type={tile.type} className="size-7 shrink-0 text-moss" />
              <span className="flex min-w-0 flex-col-reverse">
                <span className="text-sm text-muted">{tile.label}</span>
                {!isError && (
                  <span className="tabular font-serif text-3xl">
                    {data ? formatNumber(data[tile.key]) : <Skeleton className="h-9 w-10" />}
                  </span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

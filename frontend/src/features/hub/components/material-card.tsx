import type { MaterialType } from '@waymark/contracts/community/material-options';
import type { Material } from '@waymark/contracts/community/materials';
import { Clock, ExternalLink, Eye, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { plural } from '#lib/format.ts';
import { TypeIcon } from '#shared/learning-materials/material-type.tsx';
import { Scene } from '#shared/roadmap/roadmap-scene.tsx';
import { Badge, type Tone } from '#shared/ui/badge.tsx';
import { Card, CardLink } from '#shared/ui/card.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { minutesAndSeconds } from '../texts.ts';
import { MaterialBadges } from './material-badges.tsx';

const SHOWN_TAGS = 3;

interface MaterialCardProps {
  material: Material;
  /** Among the first on its page: its picture is loaded before others. */
  isFirst?: boolean;
}

export function MaterialCard({ material, isFirst }: MaterialCardProps) {
  const { id, title, description, category, author, tags } = material;
  const more = tags.length - SHOWN_TAGS;
  return (
    <Card as="article" className="flex h-full flex-col gap-4">
      <Cover material={material} isFirst={isFirst} />
      <div className="flex grow flex-col gap-3">
        <MaterialBadges material={material} />
        <div className="grow">
          <h2 dir="auto" className="text-xl wrap-anywhere">
            <CardLink to={`/ai-resources/${id}`}>{title}</CardLink>
          </h2>
          <p className="mt-1 text-sm text-muted">
            {category} · by {author.name}
          </p>
          <p dir="auto" className="mt-2 line-clamp-2 text-sm wrap-anywhere text-muted">
            {description}
          </p>
        </div>
        <MaterialFacts material={material} />
        {tags.length > 0 && (
          <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
            {tags.slice(0, SHOWN_TAGS).map((tag) => (
              <li key={tag}>
                <Badge>{tag}</Badge>
              </li>
            ))}
            {more > 0 && (
              <li>
                <Badge>
                  <span aria-hidden="true">+{more}</span>
                  <span className="sr-only">and {plural(more, 'more tag')}</span>
                </Badge>
              </li>
            )}
          </ul>
        )}
      </div>
    </Card>
  );
}

const tones: Record<MaterialType, Tone> = { video: 'dusk', audio: 'plum', document: 'amber', course: 'moss' };

/** The thumbnail, or a drawing by type and category. */
function Cover({ material: { id, thumbnail_url, type, category }, isFirst }: MaterialCardProps) {
  // Over the padding of the card.
  const frame =
    '-mx-6 -mt-6 aspect-video w-[calc(100%+3rem)] max-w-none rounded-t-[calc(var(--radius-card)-1px)]';
  if (thumbnail_url) {
    return (
      <img
        src={thumbnail_url}
        alt=""
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        className={`${frame} border-b border-line bg-sunken object-cover`}
      />
    );
  }
  return (
    <div className={`${frame} relative overflow-hidden border-b border-line`}>
      <Scene id={id} category={slugOf(category)} tone={tones[type]} size="video" />
      <span className="absolute bottom-3 left-6 grid size-11 place-items-center rounded-full bg-raised text-ink">
        <TypeIcon type={type} className="size-5" />
      </span>
    </div>
  );
}

/** As those of the roadmaps, whose categories have the same names. */
const slugOf = (category: string): string => category.toLowerCase().replaceAll(' ', '-');

export function MaterialFacts({ material }: { material: Material }) {
  const { duration, pageCount, host, view_count } = material;
  return (
    <ul className="tabular flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {duration !== null && (
        <Fact icon={<Clock aria-hidden="true" className="size-4 shrink-0" />}>
          <span className="sr-only">Duration </span>
          {minutesAndSeconds(duration)}
        </Fact>
      )}
      {pageCount !== null && (
        <Fact icon={<FileText aria-hidden="true" className="size-4 shrink-0" />}>
          {plural(pageCount, 'page')}
        </Fact>
      )}
      {host !== null && (
        <Fact icon={<ExternalLink aria-hidden="true" className="size-4 shrink-0" />}>
          <span dir="auto" className="wrap-anywhere">
            {host}
          </span>
        </Fact>
      )}
      <Fact icon={<Eye aria-hidden="true" className="size-4 shrink-0" />}>{plural(view_count, 'view')}</Fact>
    </ul>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-center gap-1.5">
      {icon}
      <span className="min-w-0">{children}</span>
    </li>
  );
}

export function MaterialCardSkeleton() {
  return (
    <Card aria-hidden="true" className="flex h-full flex-col gap-4">
      <Skeleton className="-mx-6 -mt-6 aspect-video w-[calc(100%+3rem)] rounded-t-card" />
      <div className="grid gap-3">
        <Skeleton className="h-6 w-36 rounded-full" />
        <Skeleton className="h-7 w-4/5" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-28" />
      </div>
    </Card>
  );
}

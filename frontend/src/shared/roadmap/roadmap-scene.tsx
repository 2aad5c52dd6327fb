import type { Category } from '@waymark/contracts/roadmaps/http';
import clsx from 'clsx';
import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import type { Tone } from '../ui/badge.tsx';
import { categoryLook } from '../ui/category-badge.tsx';

// The first page stays within its budget of JavaScript.
const Drawing = lazyPart(() => import('./scene-drawing.tsx'));

const grounds: Record<Tone, string> = {
  neutral: 'text-slate [--ground:var(--slate-soft)]',
  moss: 'text-moss [--ground:var(--moss-soft)]',
  clay: 'text-clay [--ground:var(--clay-soft)]',
  dusk: 'text-dusk [--ground:var(--dusk-soft)]',
  amber: 'text-amber [--ground:var(--amber-soft)]',
  berry: 'text-berry [--ground:var(--berry-soft)]',
  plum: 'text-plum [--ground:var(--plum-soft)]',
  teal: 'text-teal [--ground:var(--teal-soft)]',
  slate: 'text-slate [--ground:var(--slate-soft)]',
};

interface SceneOptions {
  /** `thumb` shows the part around the cairn. */
  size?: 'card' | 'wide' | 'video' | 'thumb';
  className?: string;
}

const sizes = { card: 'h-28', wide: 'h-36 md:h-52', video: 'aspect-video', thumb: 'size-14 shrink-0' };

interface SceneProps extends SceneOptions {
  id: string;
  /** The slug, which decides on the landscape. */
  category: string;
  tone: Tone;
}

/** A landscape of its own for each id, as an ornament. Its place is reserved while it loads. */
export function Scene({ id, category, tone, size = 'card', className }: SceneProps) {
  return (
    <div className={clsx('scene overflow-hidden', grounds[tone], sizes[size], className)}>
      <Suspense fallback={null}>
        <Drawing category={category} id={id} isThumb={size === 'thumb'} />
      </Suspense>
    </div>
  );
}

interface RoadmapSceneProps extends SceneOptions {
  roadmap: { id: string; category: Pick<Category, 'slug' | 'color' | 'icon'> };
}

export function RoadmapScene({ roadmap: { id, category }, ...options }: RoadmapSceneProps) {
  return <Scene id={id} category={category.slug} tone={categoryLook(category).tone} {...options} />;
}

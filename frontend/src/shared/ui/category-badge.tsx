import { CloudSun, HeartPulse, type LucideIcon, PiggyBank, Signpost, Sprout, Store } from 'lucide-react';
import { Badge, type Tone } from './badge.tsx';

interface CategoryLike {
  name: string;
  color: string;
  /** The name of a lucide icon. */
  icon: string;
}

interface CategoryLook {
  icon: LucideIcon;
  tone: Tone;
}

const icons: Record<string, LucideIcon> = {
  signpost: Signpost,
  'piggy-bank': PiggyBank,
  'cloud-sun': CloudSun,
  'heart-pulse': HeartPulse,
  store: Store,
  sprout: Sprout,
};
const tones: readonly Tone[] = ['moss', 'clay', 'dusk', 'amber', 'berry', 'plum', 'teal', 'slate'];

/** The icon and colour of a category; a slate signpost for unknown names. */
export function categoryLook({ color, icon }: Pick<CategoryLike, 'color' | 'icon'>): CategoryLook {
  return {
    icon: (Object.hasOwn(icons, icon) && icons[icon]) || Signpost,
    tone: tones.find((tone) => tone === color) ?? 'slate',
  };
}

export function CategoryBadge({ category, className }: { category: CategoryLike; className?: string }) {
  const { icon: Icon, tone } = categoryLook(category);
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />} className={className}>
      {category.name}
    </Badge>
  );
}

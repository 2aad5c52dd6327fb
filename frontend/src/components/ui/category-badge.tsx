import { Briefcase, HeartPulse, type LucideIcon, Signpost, Sprout, Users, Wallet } from 'lucide-react';
import { Badge, type Tone } from './badge.tsx';

interface CategoryLike {
  name: string;
  slug?: string;
}

interface CategoryLook {
  icon: LucideIcon;
  tone: Tone;
}

const looks: [RegExp, CategoryLook][] = [
  [/career|work|business|job/, { icon: Briefcase, tone: 'dusk' }],
  [/financ|money|debt/, { icon: Wallet, tone: 'amber' }],
  [/mental|mind|anxiety|grief/, { icon: Sprout, tone: 'plum' }],
  [/health|recovery|addiction|body/, { icon: HeartPulse, tone: 'teal' }],
  [/relation|family|parent|communit/, { icon: Users, tone: 'berry' }],
];
const fallback: CategoryLook = { icon: Signpost, tone: 'slate' };

/** Icon and muted colour of a category, by its slug or name; anything unknown gets a signpost. */
export function categoryLook(category: CategoryLike): CategoryLook {
  const words = `${category.slug ?? ''} ${category.name}`.toLowerCase();
  return looks.find(([pattern]) => pattern.test(words))?.[1] ?? fallback;
}

export function CategoryBadge({ category, className }: { category: CategoryLike; className?: string }) {
  const { icon: Icon, tone } = categoryLook(category);
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />} className={className}>
      {category.name}
    </Badge>
  );
}

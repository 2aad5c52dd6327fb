import type { User } from '@waymark/contracts/identity/http';
import { StreakDays } from '#shared/companion/streak-days.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { useCompanion } from './use-companion.ts';

interface StreakProps {
  user: User | null;
  roadmapId: string;
}

/** The streak over all roadmaps, by days of the learner's zone. */
export function Streak({ user, roadmapId }: StreakProps) {
  const { data, isPending } = useCompanion(user, roadmapId);
  if (!user) return <p className="text-sm text-muted">Log in to start a streak here.</p>;
  if (isPending) return <Skeleton className="h-16" />;
  return data ? <StreakDays streak={data.streak} /> : null;
}

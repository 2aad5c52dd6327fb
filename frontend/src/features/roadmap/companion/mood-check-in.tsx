import type { User } from '@waymark/contracts/identity/http';
import { MoodChoice } from '#shared/companion/mood-choice.tsx';
import { useMood } from './use-companion.ts';

export function MoodCheckIn({ user, roadmapId }: { user: User | null; roadmapId: string }) {
  const { mood, set } = useMood(user, roadmapId);
  return <MoodChoice mood={mood} onChoose={(name) => set.mutate(name)} />;
}

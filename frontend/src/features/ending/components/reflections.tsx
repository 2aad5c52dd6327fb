import type { User } from '@waymark/contracts/identity/http';
import { WrittenOnTheWay } from '../../../components/ending/written-on-the-way.tsx';
import { useReflections } from '../api/use-ending.ts';

export function Reflections({ user, roadmapId }: { user: User; roadmapId: string }) {
  const { data = [] } = useReflections(user, roadmapId);
  return <WrittenOnTheWay reflections={data} note="Only you see this." />;
}

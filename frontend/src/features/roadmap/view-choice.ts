import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { deviceStorage } from '../../lib/device-storage.ts';

/** journey: one milestone at a time; traditional: all stages down the page. */
export type RoadmapLook = 'journey' | 'traditional';

const STORED = 'roadmap_view';

const isLook = (value: unknown): value is RoadmapLook => value === 'journey' || value === 'traditional';

/** Which of the two views is shown: what the address says, else what was chosen last, else the journey. */
export function useViewChoice(): [RoadmapLook, (look: RoadmapLook) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get('view');
  const look = isLook(asked) ? asked : remembered();
  const choose = useCallback(
    (next: RoadmapLook) => {
      deviceStorage.set(STORED, next);
      setParams(
        (current) => {
          current.set('view', next);
          return current;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setParams],
  );
  return [look, choose];
}

function remembered(): RoadmapLook {
  const stored = deviceStorage.get(STORED);
  return isLook(stored) ? stored : 'journey';
}

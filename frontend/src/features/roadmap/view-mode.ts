import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { deviceStorage } from '../../lib/device-storage.ts';

export type ViewMode = 'journey' | 'traditional';

const STORAGE_KEY = 'roadmap_view';

const isViewMode = (value: unknown): value is ViewMode => value === 'journey' || value === 'traditional';

/** The view from the URL, else the one chosen last, else the journey. */
export function useViewMode(): [ViewMode, (mode: ViewMode) => void] {
  const [params, setParams] = useSearchParams();
  const requested = params.get('view');
  const mode = isViewMode(requested) ? requested : storedMode();
  const choose = useCallback(
    (next: ViewMode) => {
      deviceStorage.set(STORAGE_KEY, next);
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
  return [mode, choose];
}

function storedMode(): ViewMode {
  const stored = deviceStorage.get(STORAGE_KEY);
  return isViewMode(stored) ? stored : 'journey';
}

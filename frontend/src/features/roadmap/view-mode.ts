import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { deviceStorage } from '../../lib/device-storage.ts';
import { useChangeParams } from '../../lib/use-change-params.ts';

export type ViewMode = 'journey' | 'traditional';

const STORAGE_KEY = 'roadmap_view';

const never = () => () => {};
const isViewMode = (value: unknown): value is ViewMode => value === 'journey' || value === 'traditional';

/** The view from the URL, else the one chosen last, else the journey. */
export function useViewMode(): [ViewMode, (mode: ViewMode) => void] {
  const [params] = useSearchParams();
  const change = useChangeParams();
  const requested = params.get('view');
  const stored = useSyncExternalStore(never, storedMode, () => 'journey' as const);
  const mode = isViewMode(requested) ? requested : stored;
  const choose = (next: ViewMode) => {
    deviceStorage.set(STORAGE_KEY, next);
    change({ view: next });
  };
  return [mode, choose];
}

/** The view chosen last on this device. */
export function storedMode(): ViewMode {
  const stored = deviceStorage.get(STORAGE_KEY);
  return isViewMode(stored) ? stored : 'journey';
}

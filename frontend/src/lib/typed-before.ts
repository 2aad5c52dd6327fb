import { useOnDevice } from './use-on-device.ts';

/** The default values of a form; those typed into its HTML before the scripts ran replace them, so that nothing is lost. */
export function useTypedBefore<T extends Record<string, string>>(defaults: T): T {
  const isHydrating = !useOnDevice() && typeof document === 'object';
  if (!isHydrating) return defaults;
  const typed = Object.keys(defaults).map((name) => {
    const input = document.querySelector<HTMLInputElement>(`#root input[name="${name}"]`);
    return [name, input?.value || defaults[name]];
  });
  return Object.fromEntries(typed) as T;
}

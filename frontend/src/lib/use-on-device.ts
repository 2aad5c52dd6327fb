import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while its HTML is hydrated: what only the device has, such as its time zone, comes after. */
export const useOnDevice = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

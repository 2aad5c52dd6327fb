import type { ReactNode } from 'react';
import { useOnDevice } from '../../lib/use-on-device.ts';

interface OnDeviceProps {
  /** Shown, invisibly, where the server renders; reserves the space. */
  instead: ReactNode;
  children: () => ReactNode;
}

/** Text that depends on the device's time zone or clock, which only the device has. */
export function OnDevice({ instead, children }: OnDeviceProps) {
  return useOnDevice() ? children() : <span className="invisible">{instead}</span>;
}

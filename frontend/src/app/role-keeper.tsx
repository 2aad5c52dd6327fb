import { useLiveRole } from '../lib/use-live-role.ts';

/** Gives open pages a new role at once. */
export default function RoleKeeper() {
  useLiveRole();
  return null;
}

import { isDemoId } from '@waymark/demo/people';

interface Account {
  id: number;
  demoClaimedAt: Date | null;
}

/** An account of the demo that the operator has not given to a person. */
export const isDemoAccount = ({ id, demoClaimedAt }: Account): boolean =>
  isDemoId(id) && demoClaimedAt === null;

/** Outside the demo its accounts are closed, because their password is public. */
export const isClosedDemo = (account: Account, { DEMO_MODE }: { DEMO_MODE: boolean }): boolean =>
  !DEMO_MODE && isDemoAccount(account);

import { AccountFrame } from '../account-frame.tsx';
import { AccountFacts } from './account-facts.tsx';
import { Address } from './address.tsx';

export default function ProfilePage() {
  return (
    <AccountFrame>
      {(user) => (
        <>
          <AccountFacts user={user} />
          <Address user={user} />
        </>
      )}
    </AccountFrame>
  );
}

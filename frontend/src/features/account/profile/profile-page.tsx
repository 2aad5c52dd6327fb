import { AccountFrame } from '../account-frame.tsx';
import { AccountFacts } from './account-facts.tsx';

export default function ProfilePage() {
  return <AccountFrame>{(user) => <AccountFacts user={user} />}</AccountFrame>;
}

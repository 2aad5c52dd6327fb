import { AccountFrame } from '../account-frame.tsx';
import { ChangePassword } from './change-password.tsx';
import { Sessions } from './sessions.tsx';

export default function SecurityPage() {
  return (
    <AccountFrame>
      {(user) => (
        <>
          <ChangePassword user={user} />
          <Sessions />
        </>
      )}
    </AccountFrame>
  );
}

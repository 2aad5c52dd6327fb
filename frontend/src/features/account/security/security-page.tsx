import { AccountFrame } from '../account-frame.tsx';
import { ChangePassword } from './change-password.tsx';
import { SecondFactorSection } from './second-factor.tsx';
import { Sessions } from './sessions.tsx';

export default function SecurityPage() {
  return (
    <AccountFrame>
      {(user) => (
        <>
          <ChangePassword user={user} />
          <SecondFactorSection />
          <Sessions />
        </>
      )}
    </AccountFrame>
  );
}

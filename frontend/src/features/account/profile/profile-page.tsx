import { AccountFrame } from '../account-frame.tsx';
import { AccountFacts } from './account-facts.tsx';
import { Address } from './address.tsx';
import { MyStories } from './my-stories.tsx';
import { PictureSection } from './picture-section.tsx';

export default function ProfilePage() {
  return (
    <AccountFrame>
      {(user) => (
        <>
          <AccountFacts user={user} />
          <Address user={user} />
          <PictureSection user={user} />
          <MyStories />
        </>
      )}
    </AccountFrame>
  );
}

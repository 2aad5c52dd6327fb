import { AccountFrame } from '../account-frame.tsx';
import { DeleteSection } from '../data/delete-section.tsx';
import { ExportData } from '../data/export-data.tsx';
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
          <ExportData username={user.username} />
          <DeleteSection />
        </>
      )}
    </AccountFrame>
  );
}

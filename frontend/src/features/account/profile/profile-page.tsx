import type { User } from '@waymark/contracts/identity/http';
import { useId } from 'react';
import { AvatarEditor } from '#shared/avatar-editor/avatar-editor.tsx';
import { ButtonLink } from '#shared/ui/button.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { ExportData } from '../data/export-data.tsx';
import { AccountFacts } from './account-facts.tsx';
import { Address } from './address.tsx';
import { MyStories } from './my-stories.tsx';

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

function DeleteSection() {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="text-2xl">
        Delete my account
      </h2>
      <p className="mt-1 max-w-measure text-muted">
        The next page shows what would happen to your sessions, roadmaps and payments. Nothing is deleted yet.
      </p>
      <ButtonLink to="/account/delete" className="mt-5">
        See what would happen
      </ButtonLink>
    </section>
  );
}

function PictureSection({ user }: { user: User }) {
  return (
    <section aria-labelledby="account-picture">
      <h2 id="account-picture" className="text-2xl">
        Profile picture
      </h2>
      <p className="mt-1 text-sm text-muted">
        {user.role === 'learner'
          ? 'It is shown where you are logged in.'
          : 'It is shown on your cards, your roadmaps and your sessions.'}
      </p>
      <div className="mt-5">
        <AvatarEditor user={user} />
      </div>
    </section>
  );
}

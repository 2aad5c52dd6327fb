import type { User } from '@waymark/contracts/identity/http';
import { AvatarEditor } from '../../../components/avatar-editor/avatar-editor.tsx';

export function PictureSection({ user }: { user: User }) {
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

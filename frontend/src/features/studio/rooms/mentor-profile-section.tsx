import { useMentor } from '#lib/shared-queries.ts';
import { useUser } from '#lib/use-user.ts';
import { AvatarEditor } from '#shared/avatar-editor/avatar-editor.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { ProfileForm } from './profile-form.tsx';

/** The form is mounted once the profile has loaded, so that it starts with the saved values. */
export function MentorProfileSection({ userId }: { userId: number }) {
  const mentor = useMentor(userId);
  const { user } = useUser();
  return (
    <section aria-labelledby="mentor-profile">
      <h2 id="mentor-profile" className="text-2xl">
        Mentor Profile
      </h2>
      <p className="mt-1 max-w-measure text-sm text-muted">
        This is what people read before they follow you or book you.
      </p>
      <div className="mt-5 max-w-3xl">
        {mentor.data ? (
          <>
            {user && (
              <div className="mb-6">
                <AvatarEditor user={user} name={mentor.data.name} />
              </div>
            )}
            <ProfileForm mentor={mentor.data} />
          </>
        ) : mentor.error ? (
          <QueryError title="Your profile did not load" query={mentor} />
        ) : (
          <Skeleton className="h-72" />
        )}
      </div>
    </section>
  );
}

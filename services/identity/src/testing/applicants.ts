import * as rpc from '@waymark/contracts/identity/applications.endpoints';
import { GetUser, RegisterUser } from '@waymark/contracts/identity/users.endpoints';
import { anApplication } from './evaluations.ts';
import type { Harness } from './harness.ts';

export const admin = { userId: 3, username: 'admin', role: 'admin' } as const;
type Caller = Parameters<Harness['call']>[2];

/** What people do with applications, in the service of a harness. */
export function applicantsOf(identity: Harness) {
  let people = 0;

  async function learner() {
    people += 1;
    const username = `applicant${people}`;
    const email = `${username}@example.org`;
    const user = await identity.call(RegisterUser, { username, email, password: 'slow rivers of tin' });
    return { userId: user.id, username, role: 'learner' } as const;
  }
  type Person = Awaited<ReturnType<typeof learner>>;

  return {
    learner,
    apply: (who: Caller, given = {}) => identity.call(rpc.ApplyMentor, anApplication(given), who),
    own: async (who: Person) => (await identity.call(rpc.GetMyApplication, {}, who)).application!,
    decide: (id: string, status: 'approved' | 'rejected', by: typeof admin = admin, fields = {}) =>
      identity.call(rpc.DecideApplication, { id, body: { status, ...fields } }, by),
    /** As admins see it. */
    find: async (id: string) => {
      const { items } = await identity.call(rpc.ListApplications, { limit: 100 }, admin);
      return items.find((application) => application.id === id)!;
    },
    roleOf: async (who: Person) => (await identity.call(GetUser, { userId: who.userId }, who)).role,
    mailsTo: (who: Person) =>
      identity.sql<{ kind: string }>(
        `SELECT kind FROM mails WHERE user_id = $1 AND kind LIKE 'application-%' ORDER BY id`,
        [who.userId],
      ),
  };
}

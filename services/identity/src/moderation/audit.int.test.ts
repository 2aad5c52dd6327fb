// guarantees: The audit of admin actions is append-only and contains each action once
import { describe, expect, it } from '@jest/globals';
import { GrantRole, RegisterUser } from '@waymark/contracts/identity/users.endpoints';
import { asAdmin } from '@waymark/testing/caller';
import { Harness } from '../testing/harness.ts';

const identity = new Harness().forFile({ checkInvariants: true });
const actions = () =>
  identity.sql(
    `SELECT admin_id, admin_name, action, target_type, target_name, detail FROM identity.admin_actions`,
  );

describe('the audit of admin actions', () => {
  it('records a change of a role with the admin and both roles', async () => {
    const user = await identity.call(RegisterUser, {
      ...{ username: 'ivo', email: 'ivo@example.org', password: 'a good password' },
    });
    await identity.call(GrantRole, { username: user.username, role: 'mentor' }, asAdmin());
    await identity.call(GrantRole, { username: user.username, role: 'mentor' }, asAdmin());
    expect(await actions()).toEqual([
      {
        ...{ admin_id: 301, admin_name: 'admin301', action: 'user.change-role' },
        ...{ target_type: 'user', target_name: 'ivo', detail: { from: 'learner', to: 'mentor' } },
      },
    ]);
  });

  it.each([
    'UPDATE identity.admin_actions SET reason = NULL',
    'DELETE FROM identity.admin_actions',
    'TRUNCATE identity.admin_actions',
  ])('rejects %s', async (statement) => {
    await expect(identity.sql(statement)).rejects.toThrow('append-only');
    expect(await actions()).toHaveLength(1);
  });
});

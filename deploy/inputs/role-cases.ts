import { describe, expect, it } from '@jest/globals';
import type { Fixture } from './fixture.ts';
import { sendRequest } from './http.ts';
import { listed, statusesOf } from './role-table.ts';
import { rows, validRequest } from './routes.ts';
import type { Scene } from './scene.ts';

/** As in the lines of the table. Those with access send last. */
const cookies = ({ people, guest }: Scene): (string | undefined)[] => [
  undefined,
  people.learner,
  people.stranger,
  people.admin,
  people.mentor,
  guest,
];

/** Reads come first, then changes, removals, and what makes the learner an applicant or ends sessions. */
const order = (route: string): number => {
  if (/logout|change-password|apply-mentor/.test(route)) return 4;
  if (/^DELETE|archive|cancel/.test(route)) return 3;
  return route.startsWith('GET') ? 1 : 2;
};
const routes = Object.keys(rows).sort((a, b) => order(a) - order(b) || a.localeCompare(b));

/** Registers one test per route: the status that each kind of caller gets. They change data, so they come last. */
export function roleCases(fixture: Fixture): void {
  describe('the table of roles', () => {
    it('has lines for routes of the OpenAPI description only', () => {
      expect(listed.filter((route) => !fixture.described.has(route))).toEqual([]);
    });

    it.each(routes)('is enforced by %s', async (route) => {
      const statuses = [];
      for (const cookie of cookies(fixture.scene)) {
        const { cookie: _, ...request } = validRequest(route, fixture.scene);
        statuses.push((await sendRequest({ ...request, ...(cookie && { cookie }) })).status);
      }
      expect({ route, statuses }).toEqual({ route, statuses: statusesOf(fixture.described.get(route)!) });
    });
  });
}

// covers: services/community, libs/database
// guarantees: A peer session is never overbooked; 300 clients get one place each, the rest wait in order and move up
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PeerSessionDetails } from '@waymark/contracts/community/peer-sessions';
import { newLearners } from '../e2e/booking-scene.ts';
import { Client, type Reply } from '../e2e/client.ts';
import { FaultScene } from './fault-scene.ts';

const RACERS = 300;
const PLACES = 8;
const HOUR = 3_600_000;

let scene: FaultScene;
let host: Client;
let racers: Client[];

/** People who can take part: a login sees the role that was stored before it. */
async function newMentors(count: number): Promise<Client[]> {
  const people = await newLearners(scene.url, 'peer', count);
  const names = people.map(({ username }) => username);
  await scene.query(`UPDATE identity.users SET role = 'mentor' WHERE username = ANY($1)`, [names]);
  const mentors = names.map((name) => new Client(scene.url, name));
  for (let from = 0; from < count; from += 16) {
    await Promise.all(mentors.slice(from, from + 16).map((mentor) => mentor.login()));
  }
  return mentors;
}

beforeAll(async () => {
  scene = await FaultScene.start();
  [host, ...racers] = (await newMentors(RACERS + 1)) as [Client, ...Client[]];
}, 300_000);
afterAll(() => scene?.stop(), 60_000);

const detailsOf = ({ body }: Reply) => body as PeerSessionDetails;

describe(`a session with ${PLACES} places and ${RACERS} clients`, () => {
  it('gives each client one place, in the session or on the waiting list in order, and moves up as many as leave', async () => {
    const made = await host.send('POST', '/api/peer-sessions', {
      ...{ title: 'Eight places', description: 'For a race.', timezone: 'UTC', maxParticipants: PLACES },
      scheduledFor: new Date(Date.now() + 3 * HOUR).toISOString(),
    });
    const path = `/api/peer-sessions/${detailsOf(made).id}`;
    // Repeated while the service is busy, as the load is far beyond its capacity.
    const register = (racer: Client) => racer.until('POST', `${path}/registration`, { timezone: 'UTC' });
    await Promise.all(racers.map(register));
    // A repeated request changes nothing.
    await Promise.all(racers.slice(0, 50).map(register));

    const seen = async () => detailsOf(await host.send('GET', path));
    const { participants, waitingList, currentParticipants, waiting } = await seen();
    expect([currentParticipants, waiting]).toEqual([PLACES, RACERS - PLACES]);
    const order = [...participants, ...waitingList].map(({ username }) => username);
    expect([...order].sort()).toEqual(racers.map(({ username }) => username).sort());
    const byName = new Map(racers.map((racer) => [racer.username, racer]));
    const shown = await Promise.all(
      waitingList.map(async ({ username }) => detailsOf(await byName.get(username)!.send('GET', path))),
    );
    expect(shown.map(({ own, place }) => [own, place])).toEqual(
      waitingList.map((_, index) => ['waiting', index + 1]),
    );
    expect(shown.filter(({ joinLink }) => joinLink !== null)).toEqual([]);
    const stored = await scene.query<{ state: string; place: number }>(
      'SELECT state, place FROM community.peer_registrations WHERE session_id = $1 ORDER BY place',
      [detailsOf(made).id],
    );
    expect(stored.findIndex(({ state }) => state === 'waiting')).toBe(PLACES);

    await Promise.all(
      participants.map(({ username }) => byName.get(username)!.send('DELETE', `${path}/registration`)),
    );
    const after = await seen();
    expect(after.participants.map(({ username }) => username)).toEqual(
      waitingList.slice(0, PLACES).map(({ username }) => username),
    );
  }, 300_000);
});

import { describe, expect, it } from '@jest/globals';
import { natsConfig, OPERATOR, permissionsOf, ROLES } from './nats-permissions.ts';

/** Matches like the server: `*` is one token, `>` one or more. */
function matches(pattern: string, subject: string): boolean {
  const [wanted, given] = [pattern.split('.'), subject.split('.')];
  for (const [index, token] of wanted.entries()) {
    if (token === '>') return given.length > index;
    if (token !== '*' && token !== given[index]) return false;
  }
  return wanted.length === given.length;
}
const PROCESSES = Object.keys(ROLES);
const maySay = (name: string, subject: string) =>
  permissionsOf(name).publish.some((pattern) => matches(pattern, subject));
const mayHear = (name: string, subject: string) =>
  permissionsOf(name).subscribe.some((pattern) => matches(pattern, subject));
const allWho = (may: (name: string, subject: string) => boolean, subject: string) =>
  PROCESSES.filter((name) => may(name, subject)).sort();

describe('the permissions of a NATS login', () => {
  it.each(['identity', 'roadmaps', 'scheduling', 'payments', 'community'])(
    'let only %s answer its requests',
    (service) => {
      expect(allWho(mayHear, `${service}.get`)).toEqual([service]);
      expect(allWho(mayHear, `${service}.worker.report`)).toEqual([service]);
    },
  );

  it.each(['identity', 'roadmaps', 'scheduling', 'payments', 'community'])(
    'let only %s publish its events',
    (service) => {
      expect(allWho(maySay, `events.${service}.thing.happened.v1`)).toEqual([service]);
    },
  );

  it('let only the ai-worker publish AI events and send worker requests', () => {
    expect(allWho(maySay, 'events.ai.run.finished.v1')).toEqual(['ai-worker']);
    expect(allWho(maySay, 'roadmaps.worker.report')).toEqual(['ai-worker']);
    expect(maySay('ai-worker', 'roadmaps.get')).toBe(false);
  });

  it('let only payments request payables', () => {
    expect(allWho(maySay, 'scheduling.payments.payable')).toEqual(['payments']);
    expect(maySay('payments', 'scheduling.cancel')).toBe(false);
  });

  it('let the gateway send requests and publish no events', () => {
    expect(allWho(maySay, 'roadmaps.get')).toEqual(['gateway', 'scheduling']);
    expect(allWho(maySay, 'roadmaps.publish')).toEqual(['gateway']);
    expect(permissionsOf('gateway').publish.filter((subject) => subject.startsWith('events'))).toEqual([]);
    expect(permissionsOf('gateway').respond).toBe(false);
  });

  it('let only the requester receive replies', () => {
    for (const name of PROCESSES) expect(allWho(mayHear, `_INBOX_${name}.x.y`)).toEqual([name]);
    expect(allWho(mayHear, '_INBOX.x')).toEqual([]);
  });

  it('let only the owner use its consumers', () => {
    const durable = 'roadmaps_ai-run-finished-v1';
    for (const subject of [
      `$JS.API.CONSUMER.MSG.NEXT.EVENTS.${durable}`,
      `$JS.API.CONSUMER.CREATE.EVENTS.${durable}.events.ai.run.finished.v1`,
      `$JS.ACK.EVENTS.${durable}.1.2.3.4.5`,
      'dead.roadmaps.x',
    ]) {
      expect(allWho(maySay, subject)).toEqual(['roadmaps']);
    }
    expect(
      maySay('roadmaps', `$JS.API.CONSUMER.CREATE.EVENTS.${durable}.events.identity.user.registered.v1`),
    ).toBe(false);
  });

  it('let only the operator delete, purge and read streams', () => {
    for (const verb of ['DELETE', 'PURGE', 'UPDATE', 'MSG.GET', 'MSG.DELETE']) {
      expect(allWho(maySay, `$JS.API.STREAM.${verb}.EVENTS`)).toEqual([]);
      expect(maySay(OPERATOR, `$JS.API.STREAM.${verb}.EVENTS`)).toBe(true);
    }
  });

  it('throw for a process without a role', () => {
    expect(() => permissionsOf('stranger')).toThrow('stranger');
  });
});

describe('the nats-server configuration', () => {
  const config = { processes: [{ name: 'gateway', password: 'p"w' }], port: 4222, storeDir: '/data/nats' };

  it('escapes quotes in passwords', () => {
    expect(natsConfig(config)).toContain('password: "p\\"w"');
  });

  it('syncs every message to disk only if asked', () => {
    expect(natsConfig(config)).not.toContain('sync_interval');
    expect(natsConfig({ ...config, syncAlways: true })).toContain('sync_interval: always');
  });
});

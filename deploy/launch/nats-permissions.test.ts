// guarantees: The operator's container runs every command with a login that can do nothing else
import { describe, expect, it } from '@jest/globals';
import { OPERATOR, permissionsOf } from '@waymark/messaging/nats-permissions';
import { manifests } from './processes.ts';

/** Matches like the server: `*` is one token, `>` one or more. */
function matches(pattern: string, subject: string): boolean {
  const [wanted, given] = [pattern.split('.'), subject.split('.')];
  for (const [index, token] of wanted.entries()) {
    if (token === '>') return given.length > index;
    if (token !== '*' && token !== given[index]) return false;
  }
  return wanted.length === given.length;
}
const PROCESSES = manifests.map(({ name }) => name);
const permissions = (name: string) =>
  permissionsOf(name === OPERATOR ? OPERATOR : manifests.find((manifest) => manifest.name === name)!);
const mayPublish = (name: string, subject: string) =>
  permissions(name).publish.some((pattern) => matches(pattern, subject));
const maySubscribe = (name: string, subject: string) =>
  permissions(name).subscribe.some((pattern) => matches(pattern, subject));
const allThat = (may: (name: string, subject: string) => boolean, subject: string) =>
  PROCESSES.filter((name) => may(name, subject)).sort();

describe('the permissions of a NATS login', () => {
  it.each(['identity', 'roadmaps', 'scheduling', 'payments', 'community'])(
    'let only %s handle its requests',
    (service) => {
      expect(allThat(maySubscribe, `${service}.get`)).toEqual([service]);
      expect(allThat(maySubscribe, `${service}.worker.report`)).toEqual([service]);
    },
  );

  it.each(['identity', 'roadmaps', 'scheduling', 'payments', 'community'])(
    'let only %s publish its events',
    (service) => {
      expect(allThat(mayPublish, `events.${service}.thing.happened.v1`)).toEqual([service]);
    },
  );

  it('let only the ai-worker publish AI events and send worker requests', () => {
    expect(allThat(mayPublish, 'events.ai.run.finished.v2')).toEqual(['ai-worker']);
    expect(allThat(mayPublish, 'roadmaps.worker.report')).toEqual(['ai-worker']);
    expect(mayPublish('ai-worker', 'roadmaps.get')).toBe(false);
  });

  it('let only payments hold slots and request payables', () => {
    for (const subject of ['scheduling.payments.hold', 'scheduling.payments.payable'])
      expect(allThat(mayPublish, subject)).toEqual(['payments']);
    expect(mayPublish('payments', 'scheduling.cancel')).toBe(false);
  });

  it('let the gateway send requests and publish no events', () => {
    expect(allThat(mayPublish, 'roadmaps.get')).toEqual(['community', 'gateway', 'scheduling']);
    expect(allThat(mayPublish, 'roadmaps.publish')).toEqual(['gateway']);
    expect(permissions('gateway').publish.filter((subject) => subject.startsWith('events'))).toEqual([]);
    expect(permissions('gateway').respond).toBe(false);
  });

  it('let only the requester receive replies', () => {
    for (const name of PROCESSES) expect(allThat(maySubscribe, `_INBOX_${name}.x.y`)).toEqual([name]);
    expect(allThat(maySubscribe, '_INBOX.x')).toEqual([]);
  });

  it('let only the owner use its consumers', () => {
    const durable = 'roadmaps_ai-run-finished-v2';
    for (const subject of [
      `$JS.API.CONSUMER.MSG.NEXT.EVENTS.${durable}`,
      `$JS.API.CONSUMER.CREATE.EVENTS.${durable}.events.ai.run.finished.v2`,
      `$JS.ACK.EVENTS.${durable}.1.2.3.4.5`,
      'dead.roadmaps.x',
    ]) {
      expect(allThat(mayPublish, subject)).toEqual(['roadmaps']);
    }
    expect(
      mayPublish('roadmaps', `$JS.API.CONSUMER.CREATE.EVENTS.${durable}.events.identity.user.registered.v1`),
    ).toBe(false);
  });

  it('let only the operator read and delete dead letters', () => {
    const mayOnDead = (verb: string) => mayPublish(OPERATOR, `$JS.API.STREAM.${verb}.DEAD`);
    for (const verb of ['DELETE', 'PURGE', 'MSG.GET', 'MSG.DELETE']) {
      for (const stream of ['EVENTS', 'DEAD']) {
        expect(allThat(mayPublish, `$JS.API.STREAM.${verb}.${stream}`)).toEqual([]);
      }
      expect(mayPublish(OPERATOR, `$JS.API.STREAM.${verb}.EVENTS`)).toBe(false);
      expect(mayOnDead(verb)).toBe(verb !== 'DELETE');
    }
    expect(mayPublish(OPERATOR, 'roadmaps.publish')).toBe(false);
  });

  it('let only identity update streams, since that can lose events', () => {
    for (const stream of ['EVENTS', 'DEAD']) {
      expect(allThat(mayPublish, `$JS.API.STREAM.UPDATE.${stream}`)).toEqual(['identity']);
    }
  });
});

import { describe, expect, it } from '@jest/globals';
import { type NatsConfig, natsConfig, OPERATOR } from './nats-permissions.ts';

describe('the nats-server configuration', () => {
  const config: NatsConfig = {
    logins: [{ process: OPERATOR, password: 'p"w' }],
    port: 4222,
    storeDir: '/data/nats',
  };

  it('escapes quotes in passwords', () => {
    expect(natsConfig(config)).toContain('password: "p\\"w"');
  });

  it('syncs every message to disk only if configured', () => {
    expect(natsConfig(config)).not.toContain('sync_interval');
    expect(natsConfig({ ...config, syncAlways: true })).toContain('sync_interval: always');
  });
});

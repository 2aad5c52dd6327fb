import { describe, expect, it } from '@jest/globals';
import { SupportResponded } from '@waymark/contracts/community/events';
import { noticesByEvent, topics, topicsOf } from './registry.ts';

describe('the registry of messages', () => {
  it('has the notices of an event and the messages of this service', () => {
    expect(noticesByEvent.get(SupportResponded)).toHaveLength(1);
    expect(topics.get('support-responded')).toBe('community');
    expect(topics.get('password-changed')).toBe('security');
  });

  it('refuses two topics for a kind', () => {
    const kind = 'support-responded';
    expect(() =>
      topicsOf([
        { kind, topic: 'community' },
        { kind, topic: 'reviews' },
      ]),
    ).toThrow('messages of kind support-responded have two topics');
  });
});

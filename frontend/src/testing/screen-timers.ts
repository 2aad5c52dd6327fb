import { beforeEach, jest } from '@jest/globals';
import { configure } from '@testing-library/react';

// Screens run on fake timers. Testing Library advances them while it polls, and finds them by the global `jest`.
if (typeof window !== 'undefined') {
  Object.assign(globalThis, { jest });
  configure({ asyncUtilTimeout: 15_000 });
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  });
}

import { afterEach, beforeEach, jest } from '@jest/globals';
import { configure } from '@testing-library/react';
import { forgetServerTime } from '../lib/server-clock.ts';
import { currentToast, dismissToast } from '../shared/ui/toast.ts';

// Screens run on fake timers. Testing Library advances them while it polls, and finds them by the global `jest`.
// It also unmounts what a test rendered, before the hooks below restore what the test replaced.
if (typeof window !== 'undefined') {
  const realFetch = globalThis.fetch;
  Object.assign(globalThis, { jest });
  configure({ asyncUtilTimeout: 15_000 });
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  });
  afterEach(() => {
    globalThis.fetch = realFetch;
    dismissToast(currentToast()?.id ?? 0);
    forgetServerTime();
    // The entry of an open dialog would be used again by the next test.
    history.replaceState(null, '', '/');
    jest.restoreAllMocks();
    jest.clearAllMocks();
    localStorage.clear();
    sessionStorage.clear();
  });
}

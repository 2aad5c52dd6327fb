import { jest } from '@jest/globals';

// What a person does takes longer than what a function does, the more so on a busy machine; and what a test
// waits for, one thing after the other, adds up.
jest.setTimeout(240_000);

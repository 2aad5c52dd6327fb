import { jest } from '@jest/globals';

// Browser flows take long on a busy machine.
jest.setTimeout(240_000);

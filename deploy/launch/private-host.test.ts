import { expect, it } from '@jest/globals';
import { isPrivateHost } from './private-host.ts';

it.each([
  ['http://127.0.0.1:11434/v1', true],
  ['http://[::1]:8080', true],
  ['http://localhost:11434/v1', true],
  ['http://ollama:11434/v1', true],
  ['http://10.1.2.3/v1', true],
  ['http://172.31.0.9/v1', true],
  ['http://192.168.1.20/v1', true],
  ['http://[fd00::5]/v1', true],
  ['http://models.internal/v1', true],
  ['https://api.openai.com/v1', false],
  ['http://172.32.0.9/v1', false],
  ['http://11.0.0.1/v1', false],
  ['http://[2001:db8::1]/v1', false],
  ['https://internal.example.com/v1', false],
])('classifies %s: private is %s', (url, expected) => {
  expect(isPrivateHost(url)).toBe(expected);
});

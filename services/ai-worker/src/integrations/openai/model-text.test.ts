import { describe, expect, it } from '@jest/globals';
import { parseJson } from './model-text.ts';

describe('the JSON of a response', () => {
  it.each([
    ['after thinking aloud', '<think>{"a": 2, "b": "no"} perhaps?</think>{"a": 1}'],
    ['after a thought whose beginning the server left out', 'So {a}.\n</think>\n{"a": 1}'],
    ['in a code fence between prose', 'Here is {the} "roadmap:\n```json\n{"a": 1}\n```\nGood luck!'],
    ['with trailing commas', '{"a": 1,}'],
    ['with comments', '{\n  // the first\n  "a": 1 /* and last */\n}'],
    ['with bare keys', '{a: 1}'],
    ['with Python literals', '{"a": 1, "b": None}'],
  ])('is found %s', (_, response) => {
    expect(parseJson(response)).toMatchObject({ a: 1 });
  });

  it.each([
    ['is cut', '{"a": [{"b": 1}, {"b": 2}'],
    ['is cut within a text', '{"a": [{"b": 1}], "c": "and the'],
    ['ends while thinking', '<think>{"a": 1} or'],
    ['holds no object', 'I cannot help with that.'],
  ])('is not made up when the response %s', (_, response) => {
    expect(parseJson(response)).toBeUndefined();
  });
});

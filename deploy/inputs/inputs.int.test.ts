import { expect, it } from '@jest/globals';
import { bindingCases } from './binding.ts';
import { bodyCases } from './body-cases.ts';
import { callerCases } from './caller-cases.ts';
import { fixtureForTests, itBreaksNothing } from './fixture.ts';
import { parameterCases } from './parameter-cases.ts';
import { rows } from './routes.ts';

const fixture = fixtureForTests();

it('tries every route of the OpenAPI description, and no other', () => {
  expect([...fixture.described.keys()].sort()).toEqual(Object.keys(rows).sort());
});

callerCases(fixture);
parameterCases(fixture);
bodyCases(fixture);
bindingCases(fixture);
itBreaksNothing();

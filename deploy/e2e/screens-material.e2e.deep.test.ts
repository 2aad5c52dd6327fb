// covers: frontend/src
// guarantees: No axe violations; no horizontal overflow

import { materialArea } from './screens/material.ts';
import { testInFull } from './screens/register.ts';

testInFull(materialArea);

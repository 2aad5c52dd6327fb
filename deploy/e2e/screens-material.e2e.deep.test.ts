// covers: frontend/src

import { materialArea } from './screens/material.ts';
import { testInFull } from './screens/register.ts';

testInFull(materialArea);

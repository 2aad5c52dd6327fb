// covers: frontend/src
import { publicArea } from './screens/public.ts';
import { testInFull } from './screens/register.ts';

testInFull(publicArea);

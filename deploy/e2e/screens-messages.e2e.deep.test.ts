// covers: frontend/src
// guarantees: No axe violations; no horizontal overflow
import { messagesArea } from './screens/messages.ts';
import { testInFull } from './screens/register.ts';

testInFull(messagesArea);

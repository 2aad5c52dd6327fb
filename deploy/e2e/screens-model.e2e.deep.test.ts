// covers: frontend/src, services/ai-worker
// guarantees: No axe violations; no horizontal overflow
import { afterAll, beforeAll } from '@jest/globals';
import { OpenAiTestServer } from '../../services/ai-worker/src/testing/openai-server.ts';
import { FaultScene } from '../deep/fault-scene.ts';
import { e2e, setE2e } from '../test/e2e.ts';
import { modelArea } from './screens/model.ts';
import { testInFull } from './screens/register.ts';

let model: OpenAiTestServer;
let scene: FaultScene;
beforeAll(async () => {
  model = await OpenAiTestServer.start();
  scene = await FaultScene.start({
    ...{ OPENAI_BASE_URL: model.baseUrl, AI_IS_LOCAL: 'false' },
    OPENAI_MAX_INPUT_TOKENS: '6000',
    ...{ OPENAI_PRICE_INPUT: '0.4', OPENAI_PRICE_OUTPUT: '1.6' },
  });
  const { url, home, services } = scene.waymark;
  setE2e(JSON.stringify({ ...e2e(), url, home, services: { ...services } }));
});
afterAll(async () => {
  await scene?.stop();
  await model?.close();
});

testInFull(modelArea);

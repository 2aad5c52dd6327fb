import { inputMessage } from '@waymark/contracts/input-messages';

/**
 * Import this before any zod schema. Disables zod's check for code generation, which our content policy blocks and reports,
 * and sets the messages of issues whose schema has none. Sets the global, since importing zod here would load it on every page.
 */
const holder = globalThis as {
  __zod_globalConfig?: { jitless?: boolean; customError?: typeof inputMessage };
};
holder.__zod_globalConfig = { ...holder.__zod_globalConfig, jitless: true, customError: inputMessage };

/**
 * Import this before any zod schema. Zod tries whether it may compile code, which our content policy refuses and
 * reports; told not to, it does not try. Set by its global, because importing zod here would load it everywhere.
 */
const holder = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
holder.__zod_globalConfig = { ...holder.__zod_globalConfig, jitless: true };

/** Without zod, for the code that reads files in the browser. */
export const OUTLINE_MAX_STAGES = 20;
export const OUTLINE_MAX_STEPS = 12;
export const OUTLINE_STEP_CHARS = 800;

/** Begins each description of a template: what the mentor has to replace before the roadmap is published. */
export const TEMPLATE_PROMPT = 'In your own words: ';

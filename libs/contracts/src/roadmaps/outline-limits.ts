/** Without zod, for the code that reads files in the browser. */
export const OUTLINE_MAX_STAGES = 20;
export const OUTLINE_MAX_STEPS = 12;
export const OUTLINE_STEP_CHARS = 800;

/** Begins each description of a template: what the mentor has to replace before the roadmap is published. */
export const TEMPLATE_PROMPT = 'In your own words: ';

/** Of a story that was begun before it has a name; a roadmap with either is not published. */
export const UNTITLED_STORY = 'Untitled story';
export const UNDESCRIBED_STORY = 'No description yet.';

import { EN_ASK } from './en-ask.ts';
import { EN_CHILD } from './en-child.ts';
import { EN_CLASSES } from './en-classes.ts';
import { EN_AFFIRMED, EN_FRAMES, EN_IDIOMS } from './en-exclusions.ts';
import { EN_HOME } from './en-home.ts';
import { EN_OTHERS } from './en-others.ts';
import { EN_SELF_HARM } from './en-self-harm.ts';
import { EN_SUICIDE } from './en-suicide.ts';
import { EN_SUICIDE_WEAK } from './en-suicide-weak.ts';
import type { LanguageTable } from './table.ts';

export const EN: LanguageTable = {
  language: 'en',
  common:
    'the and i im to of my is was with this for it have that but you are be what how they her his from been just about ' +
    'not dont cant me on at he she if so do will would no one out all',
  classes: EN_CLASSES,
  affirmed: EN_AFFIRMED,
  idioms: EN_IDIOMS,
  frames: EN_FRAMES,
  signs: [
    ...EN_SUICIDE,
    ...EN_SUICIDE_WEAK,
    ...EN_SELF_HARM,
    ...EN_HOME,
    ...EN_CHILD,
    ...EN_OTHERS,
    ...EN_ASK,
  ],
};

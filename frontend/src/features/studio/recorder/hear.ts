/** What the microphone has given so far, in words that a person can act on. */
export type Heard = 'listening' | 'heard' | 'quiet' | 'nothing';

/** Below it lies a muted microphone; between both, a room without a voice, or a voice far away. */
export const SILENCE_LEVEL = 0.02;
const VOICE_LEVEL = 0.2;
/** Of so many levels: three seconds. */
export const RECENT = 30;
/** A knock is shorter than a word. */
const WORD = 3;

/** After a voice was heard, a pause in speaking says nothing about the microphone. */
export function hear(before: Heard, levels: readonly number[]): Heard {
  const recent = levels.slice(-RECENT);
  if (recent.filter((level) => level >= VOICE_LEVEL).length >= WORD) return 'heard';
  if (recent.length < RECENT) return before;
  if (recent.every((level) => level <= SILENCE_LEVEL)) return 'nothing';
  return before === 'heard' ? 'heard' : 'quiet';
}

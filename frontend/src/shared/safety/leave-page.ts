export const NEUTRAL_PAGE = 'https://www.wikipedia.org/';
const PRESSES = 3;
const WITHIN_MS = 1_500;

/** Empties the window at once and replaces this entry of the history by a neutral page. */
export function leavePage(): void {
  document.body.hidden = true;
  location.replace(NEUTRAL_PAGE);
}

/** Calls `leave` when Escape is pressed three times in a row. Returns a function that stops it. */
export function onTripleEscape(leave: () => void): () => void {
  let presses: number[] = [];
  const onKey = ({ key, timeStamp }: KeyboardEvent) => {
    presses = key === 'Escape' ? [...presses.filter((at) => timeStamp - at < WITHIN_MS), timeStamp] : [];
    if (presses.length >= PRESSES) leave();
  };
  addEventListener('keydown', onKey, true);
  return () => removeEventListener('keydown', onKey, true);
}

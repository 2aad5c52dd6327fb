/** A payment publishes several events within this time, whose requests would repeat or cancel each other. */
const BURST_MS = 400;

/** Runs once for all calls within a short time of the first one; a call of `cancel` covers those before it. */
export function inBursts(run: () => void): { call: () => void; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const start = () =>
    setTimeout(() => {
      timer = undefined;
      run();
    }, BURST_MS);
  return {
    call: () => {
      timer ??= start();
    },
    cancel,
  };
}

/**
 * Returns a function after whose calls `run` is called once: as soon as the last call is this long ago.
 *
 * @param delayMs in milliseconds. It does not keep the process alive
 */
export function runOnceAfter(delayMs: number, run: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isDone = false;
  return () => {
    clearTimeout(timer);
    if (isDone) return;
    timer = setTimeout(() => {
      isDone = true;
      run();
    }, delayMs).unref();
  };
}

/**
 * A script that runs in each page before anything else. The first frame that can show a new title ends with the task
 * that follows its animation frame. It is a string: functions that `tsx` compiles call helpers that a page does not have.
 */
export const recordEntries = `{
  const entries = [];
  for (const type of ['layout-shift', 'longtask', 'largest-contentful-paint']) {
    new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({
      type,
      buffered: true,
    });
  }
  const ofType = (type) => entries.filter(({ entryType }) => entryType === type);
  globalThis.readEntries = () => ({
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    lcp: ofType('largest-contentful-paint').at(-1)?.startTime ?? NaN,
    cls: ofType('layout-shift').reduce((sum, { value }) => sum + value, 0),
    tasks: ofType('longtask').map(({ startTime: start, duration }) => ({ start, duration })),
  });

  const { port1, port2 } = new MessageChannel();
  let known;
  port1.onmessage = () => {
    globalThis.titlePaint = { title: known, time: performance.timeOrigin + performance.now() };
  };
  const look = () => {
    const title = document.querySelector('h1')?.textContent;
    if (title !== undefined && title !== known) {
      known = title;
      port2.postMessage(undefined);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}`;

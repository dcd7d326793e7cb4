/** Event on a demo's frame that puts a running demo back to its start. */
export const resetDemoEvent = 'docs:reset-demo';

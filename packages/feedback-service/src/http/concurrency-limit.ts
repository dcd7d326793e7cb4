import { HttpError } from './http-error';

/**
 * Returns a function that runs tasks and rejects with 503 while `maxTasks` of them are running. Tasks are not queued:
 * clients send again later.
 */
export function createConcurrencyLimit(
  maxTasks: number,
): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  return async (task) => {
    if (running >= maxTasks) throw new HttpError(503, 'too many submissions at once', 1);
    running += 1;
    try {
      return await task();
    } finally {
      running -= 1;
    }
  };
}

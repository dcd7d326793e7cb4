import { Refusal } from './refusal';

/** Lets so many tasks wait at the same time, and refuses the next one at once: a queue without end helps nobody. */
export function createGate(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  let inside = 0;
  return async (task) => {
    if (inside >= limit) throw new Refusal(503, 'too many submissions wait', 1);
    inside += 1;
    try {
      return await task();
    } finally {
      inside -= 1;
    }
  };
}

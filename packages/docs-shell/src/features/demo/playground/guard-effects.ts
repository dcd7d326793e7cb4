/** More often than any screen draws, or a timer runs. */
const maxRunsPerSecond = 500;

/** Returns the function that guarded effects call first. It throws in an effect that runs again and again. */
export function createEffectGuard(now: () => number = () => performance.now()): () => void {
  let runs = 0;
  let start = -Infinity;
  let isCounted = false;
  return () => {
    // The effects of many components that React runs together count once.
    if (isCounted) {
      return;
    }
    isCounted = true;
    queueMicrotask(() => {
      isCounted = false;
    });
    if (now() - start > 1000) {
      start = now();
      runs = 0;
    }
    runs += 1;
    if (runs > maxRunsPerSecond) {
      throw new Error(
        'An effect sets state each time it runs, without end. Give it a list of dependencies, or a condition.',
      );
    }
  };
}

/**
 * Returns the React package with guarded effects. React itself stops endless updates while it renders and in layout
 * effects, but only warns of those in effects, in its development build.
 */
export function guardEffects(react: object, guard: () => void): object {
  const runLater: unknown = Reflect.get(react, 'useEffect');
  if (!isEffectHook(runLater)) {
    return react;
  }
  const guarded: EffectHook = (effect, ...rest) =>
    runLater(
      () => {
        guard();
        return effect();
      },
      ...rest,
    );
  const library: unknown = Reflect.get(react, 'default');
  return Object.create(react, {
    useEffect: { value: guarded, enumerable: true },
    ...(library instanceof Object && {
      default: {
        value: Object.create(library, {
          useEffect: { value: guarded, enumerable: true },
        }) as object,
        enumerable: true,
      },
    }),
  }) as object;
}

type EffectHook = (effect: () => unknown, ...rest: readonly unknown[]) => unknown;

function isEffectHook(value: unknown): value is EffectHook {
  return typeof value === 'function';
}

import { useEffect, useState, type ComponentType } from 'react';
import type { createDemoRuntime } from '../runtime/runtime';

type MountDemo = ReturnType<typeof createDemoRuntime>;

/**
 * The difference between the server's HTML and the first render in the browser. Both are empty if React does not report
 * it.
 */
export interface HydrationMismatch {
  readonly browser: string;
  readonly server: string;
}

interface HydrationWatch {
  readonly mountDemo: MountDemo;
  /** Hydrates new HTML of a demo outside the document, to find out whether it matches. */
  readonly tryHydration: (demo: {
    readonly name: string;
    readonly html: string;
    readonly Demo: ComponentType;
  }) => void;
}

/** The messages of React start with it. */
const mismatchMessage = /^(Hydration failed|A tree hydrated but some attributes|Text content)/;

/**
 * Makes a runtime of demos report each hydration: whether the HTML of the server matches. For `docs dev`.
 *
 * React reports a mismatch before the effects of the same demo run, and runs these before it hydrates another demo. So
 * an effect tells to which demo a mismatch belongs.
 */
export function watchHydration(
  mountDemo: MountDemo,
  report: (name: string, mismatch: HydrationMismatch | undefined) => void,
): HydrationWatch {
  let found: HydrationMismatch | undefined;
  onReactMessage((message) => {
    if (mismatchMessage.test(message)) found ??= readMismatch(message);
  });
  const mount = (options: Parameters<MountDemo>[0], isTrial: boolean) => {
    const { name, Demo } = options;
    let isReported = false;
    function WatchedDemo() {
      const [isDone, setDone] = useState(false);
      useEffect(() => {
        // A reset and strict mode run the effect again.
        if (!isReported) report(name, found);
        isReported = true;
        found = undefined;
        setDone(isTrial);
      }, []);
      return isDone ? null : <Demo />;
    }
    return mountDemo({ ...options, Demo: WatchedDemo });
  };
  return {
    mountDemo: (options) => (options.stale ? mountDemo(options) : mount(options, false)),
    tryHydration({ name, html, Demo }) {
      const element = document.createElement('div');
      element.innerHTML = html;
      mount({ element, name, Demo }, true);
    },
  };
}

/** Calls back with what React writes to the console and what it throws. */
function onReactMessage(note: (message: string) => void): void {
  addEventListener('error', ({ message, error }) => {
    note(error instanceof Error ? error.message : message);
  });
  const { error } = console;
  console.error = (...parts: unknown[]) => {
    note(parts.map(String).join('\n'));
    error(...parts);
  };
}

/** Reads the lines that React marks with `+`, of the browser, and `-`, of the server. */
function readMismatch(message: string): HydrationMismatch {
  // The list of usual causes before the link has dashes too.
  const [, difference = ''] = message.split('react.dev/link/hydration-mismatch');
  const lines = difference.split('\n');
  const marked = (mark: string) =>
    lines.flatMap((line) => (line.startsWith(`${mark} `) ? [line.slice(1).trim()] : [])).join(' ');
  return { browser: marked('+'), server: marked('-') };
}

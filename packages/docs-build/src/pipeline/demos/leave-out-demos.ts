import type { Diagnostic } from 'diagnostics';
import { findAffectedDemos, listFatalFiles } from '../../demos/affected-demos';
import { createDemoDiagnostics } from '../../demos/demo-diagnostics';
import type { DemoProblem } from '../../demos/render-demos';

interface LeaveOutOptions {
  readonly appDir: string;
  /** By path below `demos/`: absolute file. */
  readonly demos: ReadonlyMap<string, string>;
  /** Demos whose problems do not stop the build. */
  readonly tolerated: ReadonlySet<string>;
}

/** The result for the demos that can be bundled. */
export interface BundledWithout<T> {
  readonly result?: T;
  /** Problems of the tolerated demos that were left out. */
  readonly problems: ReadonlyMap<string, DemoProblem>;
  /** Problems of other demos. There is no result then. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Bundles demos. If the bundler stops, tolerated demos with an error are left out, and the others are bundled again.
 *
 * @throws what the bundler throws, if it names no file of the app
 */
export async function bundleOrLeaveOut<T>(
  { appDir, demos, tolerated }: LeaveOutOptions,
  bundle: (demos: ReadonlyMap<string, string>) => Promise<T>,
): Promise<BundledWithout<T>> {
  const problems = new Map<string, DemoProblem>();
  for (;;) {
    const remaining = new Map([...demos].filter(([id]) => !problems.has(id)));
    try {
      return { result: await bundle(remaining), problems, diagnostics: [] };
    } catch (error) {
      const found = createDemoDiagnostics(appDir);
      if (!found.addBundlerErrors(error)) throw error;
      const affected = findAffectedDemos(remaining, found.files());
      const fatal = listFatalFiles(remaining, found.files(), tolerated);
      if (fatal.length > 0 || affected.size === 0) {
        return { problems, diagnostics: fatal.flatMap((file) => found.list(file)) };
      }
      for (const [id, files] of affected) {
        problems.set(id, {
          canRun: false,
          diagnostics: files.flatMap((file) => found.list(file)),
        });
      }
    }
  }
}

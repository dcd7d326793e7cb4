import { demoName } from '../demos/server-entry';
import type { DemoReference } from '../content/types';
import type { Fault } from '../faults';

interface PageWithDemos {
  /** From the repository's root. */
  readonly sourceFile: string;
  readonly demos: readonly DemoReference[];
}

/** Demos that pages ask for and nobody wrote, and demos that stand twice on a page: their ids would clash. */
export function findUnknownDemos(
  pages: readonly PageWithDemos[],
  demoFiles: ReadonlySet<string>,
): Fault[] {
  return pages.flatMap(({ sourceFile, demos }) =>
    demos.flatMap((demo, index): Fault[] => {
      const where = { file: sourceFile, line: demo.line, path: '<Demo>' };
      if (!demoFiles.has(demo.file)) {
        return [
          {
            ...where,
            found: `the demo ${demo.file}`,
            expected: 'a file below demos/',
            fix: `Write demos/${demo.file}, or mend the name.`,
          },
        ];
      }
      const first = demos.findIndex((other) => demoName(other.file) === demoName(demo.file));
      return first < index
        ? [
            {
              ...where,
              found: `a second demo named ${demoName(demo.file)}`,
              expected: 'each name once on a page',
              fix: 'Show each demo once, and give files different names.',
            },
          ]
        : [];
    }),
  );
}

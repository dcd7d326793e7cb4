import { demoName } from '../../demos/server-entry';
import type { DemoReference } from '../../content/types';
import { type Diagnostic, suggestName } from 'diagnostics';

interface PageWithDemos {
  /** From the repository's root. */
  readonly sourceFile: string;
  readonly demos: readonly DemoReference[];
}

/** Reports demos that do not exist, and demos that a page shows twice, because their ids would clash. */
export function checkDemoFiles(
  pages: readonly PageWithDemos[],
  demoFiles: ReadonlySet<string>,
): Diagnostic[] {
  return pages.flatMap(({ sourceFile, demos }) =>
    demos.flatMap((demo, index): Diagnostic[] => {
      const where = { file: sourceFile, line: demo.line, path: '<Demo>' };
      if (!demoFiles.has(demo.file)) {
        return [
          {
            ...where,
            code: 'DOCS4001',
            received: `the demo ${demo.file}`,
            expected: 'a file below demos/',
            hint: suggestName(
              demo.file,
              demoFiles,
              `Write demos/${demo.file}, or correct the name.`,
            ),
          },
        ];
      }
      const first = demos.findIndex((other) => demoName(other.file) === demoName(demo.file));
      return first < index
        ? [
            {
              ...where,
              code: 'DOCS4002',
              received: `a second demo named ${demoName(demo.file)}`,
              expected: 'each name once on a page',
              hint: 'Show each demo once, and give files different names.',
            },
          ]
        : [];
    }),
  );
}

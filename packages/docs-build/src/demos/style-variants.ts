import type { Diagnostic } from 'diagnostics';
import { type StyleVariant, styleVariants } from 'docs-shell/theme/style-variant';
import type { DemoFile } from '../load';

/** The file of a demo in another style variant than plain CSS. */
export interface VariantFile {
  /** Path below `demos/`: `switch/BasicSwitch.tailwind.tsx`. */
  readonly id: string;
  /** The demo of which it is a variant: `switch/BasicSwitch.tsx`. */
  readonly demo: string;
  readonly variant: StyleVariant;
}

/** Style variants with files of their own. The demo itself has plain CSS. */
export const fileVariants = styleVariants.filter((variant) => variant !== 'css');

/** Parses the path of a demo below `demos/`. Returns nothing if it is not that of a variant. */
export function parseVariantFile(id: string): VariantFile | undefined {
  const { stem, name } = splitVariantName(id);
  const variant = fileVariants.find((fileVariant) => fileVariant === name);
  return variant && { id, demo: `${stem}.tsx`, variant };
}

/** Returns the variants of a demo among the files below `demos/`, in the order of the choice. */
export function listVariants(demo: string, ids: Iterable<string>): VariantFile[] {
  const all = new Set(ids);
  return fileVariants.flatMap((variant) => {
    const id = demo.replace(/\.tsx$/, `.${variant}.tsx`);
    return all.has(id) ? [{ id, demo, variant }] : [];
  });
}

/** Reports files that look like variants, and that no page could show. */
export function checkVariantFiles(
  demoFiles: readonly DemoFile[],
  toSourceFile: (file: string) => string,
): Diagnostic[] {
  const ids = new Set(demoFiles.map(({ id }) => id));
  return demoFiles.flatMap(({ id, file }): Diagnostic[] => {
    const { name } = splitVariantName(id);
    const known = parseVariantFile(id);
    if (name === '' || (known && ids.has(known.demo))) return [];
    return [
      {
        code: 'DOCS4012',
        file: toSourceFile(file),
        received: known ? `a variant of ${known.demo}, which does not exist` : `.${name}.tsx`,
        expected: known
          ? 'the demo with plain CSS beside its variant'
          : `one of: ${fileVariants.map((variant) => `.${variant}.tsx`).join(', ')}`,
        hint: known
          ? `Write demos/${known.demo}, or rename the variant.`
          : 'Correct the ending, or write the name without a dot.',
      },
    ];
  });
}

/** Splits `switch/Basic.tailwind.tsx` into `switch/Basic` and `tailwind`. Both are empty for other names. */
function splitVariantName(id: string): { readonly stem: string; readonly name: string } {
  const [, stem = '', name = ''] = /^(.+)\.([^./]+)\.tsx$/.exec(id) ?? [];
  return { stem, name };
}

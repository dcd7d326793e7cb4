import { DiagnosticsError, type Diagnostic } from 'diagnostics';
import type { AppData, PageDocument } from 'docs-shell/page-document';
import { defaultLanguage, findOwner } from 'docs-shell/routing';
import { runAppCode } from '../lib/run-app-code';
import type { OutputFolder } from '../lib/output-folder';
import type { DocsConfig } from '../load/define-docs-config';

/** Files that a browser runs nothing of, wherever they are opened. */
const allowedPath = /^([\w-]+\/)*[\w-]+(\.[\w-]+)*\.(csv|json|md|txt|xml)$/;

interface ExtraFilesOptions {
  readonly app: Pick<AppData, 'productTable' | 'products'>;
  readonly pages: readonly Pick<PageDocument, 'frontMatter' | 'language' | 'pathname'>[];
  readonly emit: DocsConfig['emit'];
  /** The app's output, complete except for the manifests. */
  readonly output: OutputFolder;
  /** Path of `docs.config.ts`, for diagnostics. */
  readonly configFile: string;
}

/**
 * Writes the files that `emit` of `docs.config.ts` returns, below the root of each product.
 *
 * @throws {DiagnosticsError} for a path outside of the product, an extension that a browser could run, or a file that the
 *   build has written
 */
export async function writeExtraFiles(options: ExtraFilesOptions): Promise<void> {
  const { app, pages, emit, output, configFile } = options;
  if (!emit) return;
  for (const { identity, rootPath } of app.products) {
    const own = pages.filter(
      ({ pathname, language }) =>
        language === defaultLanguage &&
        findOwner(pathname, app.productTable)?.route.productId === identity.id,
    );
    const context = {
      rootPath,
      pages: own.map(({ pathname, frontMatter: { title, description } }) => ({
        pathname,
        title,
        description,
      })),
    };
    const files = await runAppCode(configFile, async () => emit(context));
    const diagnostics = Object.entries(files).flatMap(([file, text]) =>
      check(file, text, { configFile, isWritten: output.has(`${rootPath}/${file}`) }),
    );
    if (diagnostics.length > 0) throw new DiagnosticsError(diagnostics);
    for (const [file, text] of Object.entries(files)) {
      output.write(`${rootPath}/${file}`, text);
    }
  }
}

function check(
  file: string,
  text: unknown,
  { configFile, isWritten }: { readonly configFile: string; readonly isWritten: boolean },
): Diagnostic[] {
  const problem = (received: string, expected: string, hint: string) => [
    {
      file: configFile,
      path: `emit["${file}"]`,
      code: 'DOCS2028' as const,
      received,
      expected,
      hint,
    },
  ];
  if (!allowedPath.test(file)) {
    return problem(
      `the path ${file}`,
      'a path below the root of the product that ends with .csv, .json, .md, .txt or .xml',
      'Write tokens.json or data/tokens.json.',
    );
  }
  if (typeof text !== 'string') return problem(typeof text, 'a text', 'Call JSON.stringify.');
  return isWritten
    ? problem('a file that the build writes itself', 'a path of its own', 'Choose another name.')
    : [];
}

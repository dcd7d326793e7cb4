import { productTable } from 'products';
import type { Diagnostic } from 'diagnostics';

interface NewAppRequest {
  readonly id: string | undefined;
  readonly packageName: string | undefined;
  /** Text of `pnpm-workspace.yaml`, whose catalog holds the versions. */
  readonly workspace: string;
  /** Folders of `apps/`. */
  readonly apps: readonly string[];
}

const usage = 'npm run new -- <id> --package <npm package> [--category <id>]';

/** Returns all reasons why the app cannot be created. */
export function checkNewApp({ id, packageName, workspace, apps }: NewAppRequest): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const report = (received: string, expected: string, hint: string) => {
    diagnostics.push({ file: usage, code: 'DOCS7003', received, expected, hint });
  };
  if (id === undefined || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length === 2) {
    report(
      id === undefined ? 'no id' : `the id “${id}”`,
      'small letters, digits and single dashes; not two letters, which are a language',
      'Choose an id that can be a folder and a path, such as garden-ui.',
    );
  } else if (apps.includes(id) || productTable.some(({ productId }) => productId === id)) {
    report(`the id “${id}”`, 'an id that no app or product has', 'Choose another id.');
  }
  if (packageName === undefined) {
    report('no package', 'the npm package that the app documents', 'Add --package <name>.');
  } else if (!hasCatalogRow(workspace, packageName)) {
    report(
      `no version of ${packageName} in the catalog`,
      'a row in the catalog of pnpm-workspace.yaml',
      `Add a line '${packageName}': <version>, and try again.`,
    );
  }
  return diagnostics;
}

function hasCatalogRow(workspace: string, packageName: string): boolean {
  return workspace
    .split('\n')
    .some((line) => line.trim().replaceAll("'", '').startsWith(`${packageName}: `));
}

import { type DiagnosticMessage, suggestName } from 'diagnostics';
import { listSubpaths } from '../bundle/library-specifiers';
import { describeUnknownName } from './demo-diagnostics';

/** The error of Node if a package that it imports has no export of that name. */
const missingName = /does not provide an export named '(.+?)'|Named export '(.+?)' not found/;

/**
 * The errors of Node if a package imports one that is not installed, or a subpath that it lacks. Their last path is the
 * file with the import.
 */
const missingPackage =
  /Cannot find package '[^']+' imported from \S+|Package subpath '[^']+' is not defined .*/;

/** Why a demo cannot run because of an import. */
export interface UnknownImport {
  readonly message: DiagnosticMessage;
  /** A word in the line of the import. */
  readonly word: string;
}

/** Explains an error of Node that is due to an import. No browser can run the demo then. */
export function describeUnknownImport(error: string): UnknownImport | undefined {
  const [, first, second] = missingName.exec(error) ?? [];
  const name = first ?? second;
  if (name !== undefined) return { message: describeUnknownName(name), word: name };
  const [missing] = missingPackage.exec(error) ?? [];
  if (missing === undefined) return undefined;
  const paths = missing.replaceAll('\\', '/');
  const [, importing = 'a package'] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(paths) ?? [];
  return {
    message: {
      code: 'DOCS4008',
      received: `an import of ${importing}, which does not load: ${withoutFolders(paths)}`,
      expected: `a module of ${importing} whose own imports are installed`,
      hint: 'Install the missing package in the app.',
    },
    word: importing,
  };
}

/** The error of Vite if a package lacks a path. It has the folder of the package, and not the file with the import. */
const missingPath =
  /"\.\/([^"]+)" is not exported under the conditions .*? from package \S*node_modules[\\/]((?:@[^\\/\s]+[\\/])?[^\\/\s]+)/;

/** Explains an error of Vite that is due to a path which a package does not export. The word is the import. */
export function describeMissingPath(error: string): UnknownImport | undefined {
  const [, path, name] = missingPath.exec(error) ?? [];
  if (path === undefined || name === undefined) return undefined;
  const word = `${name.replace('\\', '/')}/${path}`;
  return {
    message: {
      code: 'DOCS4008',
      received: `an import of ${word}, which the package does not export`,
      expected: 'a path that the package exports',
      hint: 'Check the spelling, and the version that is installed.',
    },
    word,
  };
}

/** Describes an import that cannot be resolved: a relative path, a package, or a path inside a package. */
export function describeUnresolved(appDir: string, specifier: string): DiagnosticMessage {
  const code = 'DOCS4008';
  if (specifier.startsWith('.')) {
    return {
      code,
      received: `an import of ${specifier}, which is no file`,
      expected: 'the path of a file',
      hint: 'Write the file, or fix the path.',
    };
  }
  const name = /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
  const subpaths = listSubpaths(appDir, name);
  return subpaths === undefined
    ? describeMissingPackage(name)
    : {
        code,
        received: `an import of ${specifier}, which the package ${name} does not have`,
        expected: `an entry point of ${name}`,
        hint: suggestName(specifier, subpaths, `Look at \`exports\` in package.json of ${name}.`),
      };
}

/** Describes an import of a package that is not installed. */
export function describeMissingPackage(name: string): DiagnosticMessage {
  return {
    code: 'DOCS4008',
    received: `an import of the package ${name}, which is not installed`,
    expected: 'a dependency of the app',
    hint: `Add ${name} to package.json of the app and install it, or import something else.`,
  };
}

/** Removes the folders of the machine from an error: paths begin with the package. */
function withoutFolders(error: string): string {
  return error.replaceAll(/(?:file:\/\/)?(?:[A-Za-z]:)?\/\S*node_modules\//g, '');
}

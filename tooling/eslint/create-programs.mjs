import path from 'node:path';
import ts from 'typescript';

const host = {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic({ messageText }) {
    throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
  },
};

/**
 * One TypeScript program for each folder's tsconfig.json, as `parserOptions.programs` takes them. Unlike the project
 * service, they read the declarations of referenced projects, which the task `types` has written.
 *
 * @param {readonly string[]} folders
 */
export function createPrograms(folders) {
  return folders.map((folder) => {
    const config = ts.getParsedCommandLineOfConfigFile(
      path.join(folder, 'tsconfig.json'),
      {},
      host,
    );
    const program = ts.createProgram({
      rootNames: config.fileNames,
      options: config.options,
      projectReferences: config.projectReferences,
    });
    // ESLint hashes its options for its cache; the types have a digest of their own.
    return Object.assign(program, { toJSON: () => 'program' });
  });
}

import path from 'node:path';
import type { Plugin } from 'vite';
import { writeCommonJsEntry } from './common-js-entries';

const entryPrefix = '\0library:';
const commonJsPrefix = '\0library-common-js:';

/** Returns the name of the entry chunk of an import specifier. */
export function libraryEntryName(specifier: string): string {
  return specifier.replaceAll(/[@/]/g, '_');
}

/** Returns the bundler's input for import specifiers. `libraryEntries` provides the modules. */
export function libraryInput(specifiers: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    specifiers.map((specifier) => [libraryEntryName(specifier), entryPrefix + specifier]),
  );
}

/** Each entry re-exports one specifier, so that its modules can be moved to groups. */
export function libraryEntries(appDir: string): Plugin {
  const importer = path.join(appDir, 'package.json');
  return {
    name: 'docs:library-entries',
    resolveId(id, from) {
      if (id.startsWith(entryPrefix) || id.startsWith(commonJsPrefix)) {
        return id;
      }
      return from?.startsWith(entryPrefix) || from?.startsWith(commonJsPrefix)
        ? this.resolve(id, importer, { skipSelf: true })
        : undefined;
    },
    async load(id) {
      if (id.startsWith(commonJsPrefix)) {
        return writeCommonJsEntry(id.slice(commonJsPrefix.length), importer);
      }
      if (!id.startsWith(entryPrefix)) {
        return undefined;
      }
      const specifier = id.slice(entryPrefix.length);
      const from = `from ${JSON.stringify(specifier)};`;
      const resolved = await this.resolve(specifier, importer, { skipSelf: true });
      const info = resolved && (await this.load({ id: resolved.id }));
      // The bundler knows no exports of CommonJS.
      if (
        info &&
        info.inputFormat !== 'es' &&
        writeCommonJsEntry(specifier, importer) !== undefined
      ) {
        const entry = JSON.stringify(commonJsPrefix + specifier);
        return `export * from ${entry}; export { default } from ${entry};`;
      }
      const hasDefault = info?.exports.includes('default') ?? false;
      return `export * ${from}${hasDefault ? ` export { default } ${from}` : ''}`;
    },
  };
}

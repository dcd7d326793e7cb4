/** The packages that code may import, as `docs-build` cut them into files. */
export interface LibraryCode {
  /** URL prefix of these files: `/_assets/`. */
  readonly assetsUrl: string;
  /** By import specifier: a module that re-exports it from them. */
  readonly modules: Readonly<Record<string, string>>;
}

/** Imports packages, each at most once. Answers nothing for a package that is not there. */
export type ImportLibrary = (specifier: string) => Promise<object> | undefined;

/** Makes the function that imports packages from the library's finished files, as the page's demos do. */
export function createLibraryImport({ assetsUrl, modules }: LibraryCode): ImportLibrary {
  const absolute = new URL(assetsUrl, document.baseURI).href;
  const imported = new Map<string, Promise<object>>();
  return (specifier) => {
    const code = Object.hasOwn(modules, specifier) ? modules[specifier] : undefined;
    if (code === undefined) {
      return undefined;
    }
    const known = imported.get(specifier);
    if (known) {
      return known;
    }
    // In a module without a place of its own, only full addresses mean something.
    const url = createScriptUrl(code.replaceAll(`"${assetsUrl}`, `"${absolute}`));
    const promise = (import(/* @vite-ignore */ url) as Promise<object>).then(asRequired);
    imported.set(specifier, promise);
    return promise;
  };
}

/** An address under which a text is a script. */
export function createScriptUrl(code: string): string {
  return URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
}

/** A namespace as compiled code expects it of `require`. */
function asRequired(namespace: object): object {
  return Object.create(namespace, { __esModule: { value: true } }) as object;
}

/** The packages that edited code can import, as `docs-build` bundled them. */
export interface LibraryModules {
  /** URL prefix of the bundles: `/_assets/`. */
  readonly assetsUrl: string;
  /** By import specifier: source of a module that re-exports it from the bundles. */
  readonly modules: Readonly<Record<string, string>>;
}

/** Imports a package, at most once. Returns nothing for an unknown specifier. */
export type LibraryImporter = (specifier: string) => Promise<object> | undefined;

/** Returns a function that imports packages from the bundles that the page's demos use. */
export function createLibraryImporter({ assetsUrl, modules }: LibraryModules): LibraryImporter {
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
    // A module with a blob URL cannot resolve relative URLs.
    const url = createScriptUrl(code.replaceAll(`"${assetsUrl}`, `"${absolute}`));
    const promise = (import(/* @vite-ignore */ url) as Promise<object>).then(toCommonJs);
    imported.set(specifier, promise);
    return promise;
  };
}

/** Returns a blob URL of a script. */
export function createScriptUrl(code: string): string {
  return URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
}

/** Converts a module namespace to what compiled code expects from `require`. */
function toCommonJs(namespace: object): object {
  return Object.create(namespace, { __esModule: { value: true } }) as object;
}

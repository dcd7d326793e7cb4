/** Returns the slug of a document: `TextField` → `text-field`, `CSPProvider` → `csp-provider`. */
export function slugOfName(name: string): string {
  return name
    .replaceAll(/[_.]/g, '-')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}

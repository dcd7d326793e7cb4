/** What is exported and looks like a component, but has no document; each with its reason. */
const notComponents: Readonly<Record<string, string>> = {
  FormLabelRoot:
    'the declarations of @mui/material 7.1.0 leave it out: TypeScript cannot import it',
  ModalManager: 'a class that keeps account of open modals',
  RtlProvider:
    'the declarations of @mui/system 7.1.0 leave it out of its entry: TypeScript cannot import it',
};

const contextTypes = ['react.context', 'react.provider', 'react.consumer'];

/**
 * Components of a package as they exist when its code runs. It knows nothing of types: that is what
 * makes it a check of what the types were read to be.
 */
export function listRuntimeComponents(module: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(module)
    .filter(
      ([name, value]) => /^(unstable_|experimental_)?[A-Z]/i.test(name) && isDrawn(name, value),
    )
    .map(([name]) => name);
}

function isDrawn(name: string, value: unknown): boolean {
  const bare = name.replace(/^(unstable|experimental)_/i, '');
  if (!/^[A-Z]/.test(bare) || /^[A-Z][A-Z0-9_]+$/.test(bare) || name in notComponents) return false;
  if (typeof value === 'function') return true;
  if (typeof value !== 'object' || value === null) return false;
  if ('$$typeof' in value) return !contextTypes.includes(symbolName(value.$$typeof));
  return isNamespace(value) && Object.entries(value).some(([part, inner]) => isDrawn(part, inner));
}

function isNamespace(value: object): boolean {
  return Object.prototype.toString.call(value) === '[object Module]';
}

function symbolName(value: unknown): string {
  return typeof value === 'symbol' ? (value.description ?? '') : '';
}

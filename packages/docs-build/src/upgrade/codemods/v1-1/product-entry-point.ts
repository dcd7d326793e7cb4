import type { Codemod } from '../../types';

const renamed = /^docs-shell\/manifest(?=$|\/)/;

/** `docs-shell/manifest` is `docs-shell/product`. */
export const productEntryPoint: Codemod = {
  name: 'product-entry-point',
  version: '1.1.0',
  description: 'Imports docs-shell/product in place of docs-shell/manifest.',
  matches: (file) => /\.[cm]?[jt]sx?$/.test(file),
  async transform(text) {
    if (!text.includes('docs-shell/manifest')) return text;
    const { default: ts } = await import('typescript');
    const imports = ts.preProcessFile(text, true, true).importedFiles;
    return imports
      .filter(({ fileName }) => renamed.test(fileName))
      .toSorted((a, b) => b.pos - a.pos)
      .reduce((code, { fileName, pos }) => {
        // The position is that of the name, or of the quotation mark in front of it.
        const start = code.indexOf(fileName, pos);
        const name = fileName.replace(renamed, 'docs-shell/product');
        return code.slice(0, start) + name + code.slice(start + fileName.length);
      }, text);
  },
};

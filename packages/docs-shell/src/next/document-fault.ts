import type { ShellAssets } from '../page-document';

/** `docs dev` says what is wrong in place of a document; the assets reload the page once it is mended. */
export class DocumentFault extends Error {
  readonly assets: ShellAssets;

  constructor({ fault, assets }: { readonly fault: string; readonly assets: ShellAssets }) {
    super(fault);
    this.name = 'DocumentFault';
    this.assets = assets;
  }
}

import type { DevErrorResponse, ShellAssets } from '../page-document';

/** An error that `docs dev` reported instead of a page document. */
export class DevError extends Error {
  /** Scripts that reload the page when the error is fixed. */
  readonly assets: ShellAssets;

  constructor({ message, assets }: DevErrorResponse) {
    super(message);
    this.name = 'DevError';
    this.assets = assets;
  }
}

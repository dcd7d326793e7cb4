/** A page that the reader really sees. */
export interface ShownPage {
  readonly address: string;
  readonly title: string;
  /** Root path of its product. */
  readonly rootPath: string;
  /** Addresses of the files that it has used. */
  readonly resources: readonly string[];
}

/** What pages say to the worker. */
export type PageMessage =
  | { readonly type: 'skipWaiting' }
  | { readonly type: 'version' }
  | ({ readonly type: 'shown' } & ShownPage)
  /** Asks for the state of a product; also keeps a worker at work that saves one. */
  | { readonly type: 'status'; readonly rootPath: string }
  | { readonly type: 'list' }
  | { readonly type: 'save' | 'cancel' | 'remove'; readonly rootPath: string };

/** Why a product could not be saved. */
export type SaveProblem = 'full' | 'network' | 'changing';

/** How far saving a product is. */
export interface SaveProgress {
  readonly done: number;
  readonly total: number;
}

/** What is there of a product. */
export interface ProductStatus {
  readonly rootPath: string;
  readonly name: string;
  /** Milliseconds since 1970, and what its files take. */
  readonly saved?: { readonly at: number; readonly bytes: number };
  readonly saving?: SaveProgress;
  readonly problem?: SaveProblem;
  /** What saving would fetch; absent where the server does not answer. */
  readonly totalBytes?: number;
  /** The site has another build than the saved one. */
  readonly isOutdated: boolean;
  /** Pages that are there, saved or read. */
  readonly pages: readonly { readonly address: string; readonly title: string }[];
}

/** Where the worker tells all pages how far it is. */
export const offlineChannel = 'docs-offline';

/** What it tells: how far saving a product is, or that something else about it has changed. */
export interface OfflineNews {
  readonly rootPath: string;
  readonly saving?: SaveProgress;
}

const simple = ['skipWaiting', 'version', 'list'] as const;
const aboutProduct = ['status', 'save', 'cancel', 'remove'] as const;

/** Reads what a page says; pages of other builds may say what this worker does not know. */
export function parsePageMessage(data: unknown): PageMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) {
    return undefined;
  }
  const type = simple.find((name) => name === data.type);
  if (type) {
    return { type };
  }
  const rootPath = 'rootPath' in data && isRootPath(data.rootPath) ? data.rootPath : undefined;
  if (rootPath === undefined) {
    return undefined;
  }
  const action = aboutProduct.find((name) => name === data.type);
  if (action) {
    return { type: action, rootPath };
  }
  if (
    data.type === 'shown' &&
    'address' in data &&
    isAddress(data.address) &&
    'title' in data &&
    typeof data.title === 'string' &&
    'resources' in data &&
    Array.isArray(data.resources)
  ) {
    const { type: shown, address, title } = { ...data, type: data.type } as const;
    const resources: readonly unknown[] = data.resources;
    return {
      type: shown,
      address: String(address),
      title: String(title),
      rootPath,
      resources: resources.filter(isAddress),
    };
  }
  return undefined;
}

function isRootPath(value: unknown): value is string {
  return value === '' || (isAddress(value) && !value.endsWith('/'));
}

function isAddress(value: unknown): value is string {
  return typeof value === 'string' && /^\/(?![/\\])[^?#]*$/.test(value);
}

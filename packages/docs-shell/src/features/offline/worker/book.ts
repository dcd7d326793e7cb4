/** A page that the reader saw, and that is there offline. */
export interface KeptPage {
  readonly address: string;
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A build of a product that the worker has files of. */
export interface BuildRecord {
  /** Name of its cache. */
  readonly cache: string;
  readonly product: string;
  readonly name: string;
  readonly rootPath: string;
  readonly buildId: string;
  /** All its files are there, since then. */
  readonly saved?: { readonly at: number; readonly bytes: number };
  /** All its files are being fetched; a worker that was stopped goes on later. */
  readonly isSaving?: true;
  readonly pages: readonly KeptPage[];
}

/** What the worker knows of its caches. It is written as one piece: what stands in it is true of the caches. */
export interface Book {
  /** By the order in which they were seen as the present one, newest last. */
  readonly builds: readonly BuildRecord[];
  /** The cache of the build whose page a tab shows, by the tab's id. */
  readonly clients: Readonly<Record<string, string>>;
}

/** The book of a worker that has seen nothing yet. */
export const emptyBook: Book = { builds: [], clients: {} };

/** Version of the form of the book and of the caches. A worker with another one begins anew. */
const bookVersion = 1;

/** Writes a book as `parseBook` reads it. */
export function formatBook(book: Book): string {
  return JSON.stringify({ version: bookVersion, ...book });
}

/** Reads a book; one that cannot be read is empty, and what it spoke of is cleared away. */
export function parseBook(text: string | undefined): Book {
  try {
    const value = JSON.parse(text ?? '') as { version?: unknown } & Partial<Book>;
    return value.version === bookVersion && Array.isArray(value.builds) && value.clients
      ? { builds: value.builds, clients: value.clients }
      : emptyBook;
  } catch {
    return emptyBook;
  }
}

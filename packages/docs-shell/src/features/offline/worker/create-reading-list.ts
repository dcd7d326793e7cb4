import { carryOver } from './carry-over';
import { clearAway } from './clear-away';
import { digestOf } from './digest';
import { noteClient } from './edit-book';
import type { FetchedFile } from './fetch-file';
import { keepPage } from './keep-page';
import type { Library } from './library';
import type { ShownPage } from './messages';

/** What readers saw, from the answer of the network to the page in the cache. */
export interface ReadingList {
  /** The network has answered a page; whether it is really seen, the page says later. */
  noteAnswer(address: string, response: Response): void;
  /** A tab gets a copy of a page. */
  noteCopy(client: string, cache: string): void;
  /** A page says that it is seen. Answers whether it is there offline now. */
  keep(page: ShownPage, client: string | undefined): Promise<boolean>;
}

/** Answers that wait for their pages to say that they are seen. */
const mostAnswers = 8;

/** Keeps the pages that readers really see: one that was prerendered and never looked at is not among them. */
export function createReadingList(library: Library): ReadingList {
  const answers = new Map<string, Response>();
  const copies = new Map<string, string>();
  const { scope, ledger, names } = library;
  return {
    noteAnswer(address, response) {
      answers.delete(address);
      answers.set(address, response);
      for (const oldest of [...answers.keys()].slice(0, -mostAnswers)) {
        answers.delete(oldest);
      }
    },
    noteCopy(client, cache) {
      copies.set(client, cache);
    },
    async keep(page, client) {
      const copy = client === undefined ? undefined : copies.get(client);
      if (client !== undefined && copy !== undefined) {
        const tabs = await scope.clients.matchAll({ includeUncontrolled: true, type: 'window' });
        const living = new Set(tabs.map(({ id }) => id));
        await ledger.edit((book) => noteClient(book, client, copy, living));
        return true;
      }
      const response = answers.get(page.address);
      answers.delete(page.address);
      const seen = response && (await readAnswer(response));
      return scope.navigator.locks.request(`${names.book} keep`, async () => {
        const isKept = await keepPage(library, page, { seen, client });
        if (isKept) {
          await carryOver(library, page.rootPath).catch(() => undefined);
          await clearAway(library);
        }
        return isKept;
      });
    },
  };
}

async function readAnswer(response: Response): Promise<FetchedFile> {
  const bytes = await response.arrayBuffer();
  return { bytes, headers: response.headers, digest: await digestOf(bytes) };
}

import type { ReadingList } from './create-reading-list';
import type { Saves } from './create-saves';
import { describeProduct, inquireProduct, listProducts } from './describe-product';
import type { Library } from './library';
import type { PageMessage, ProductStatus } from './messages';

/** What the worker does about messages with. */
export interface Desk {
  readonly library: Library;
  readonly saves: Saves;
  readonly reading: ReadingList;
  readonly version: string;
}

/** Does what a page asks for, and answers it. */
export async function answerMessage(
  message: PageMessage,
  { library, saves, reading, version }: Desk,
  client: string | undefined,
): Promise<unknown> {
  const withSave = (status: ProductStatus): ProductStatus => {
    const saving = saves.progress(status.rootPath);
    const problem = saves.problem(status.rootPath);
    return { ...status, ...(saving && { saving }), ...(problem && { problem }) };
  };
  switch (message.type) {
    case 'skipWaiting':
      return library.scope.skipWaiting();
    case 'version':
      return { version };
    case 'shown':
      return { isKept: await reading.keep(message, client).catch(() => false) };
    case 'status':
      return withSave(await inquireProduct(library, message.rootPath));
    case 'list':
      return (await listProducts(library)).map(withSave);
    case 'save':
      await saves.start(message.rootPath);
      return withSave(await describeProduct(library, message.rootPath));
    case 'cancel':
      saves.cancel(message.rootPath);
      await saves.settled(message.rootPath);
      return withSave(await describeProduct(library, message.rootPath));
    case 'remove':
      await saves.remove(message.rootPath);
      return withSave(await describeProduct(library, message.rootPath));
  }
}

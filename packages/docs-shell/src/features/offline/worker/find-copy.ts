import type { Library } from './library';
import type { ShelvedFile } from './create-shelf';

/** The newest copy of an address that is there. Never rejects: storage that fails is storage that holds nothing. */
export async function findCopy(
  { ledger, shelf }: Pick<Library, 'ledger' | 'shelf'>,
  address: string,
): Promise<ShelvedFile | undefined> {
  try {
    const { builds } = await ledger.read();
    const newestFirst = builds.map(({ cache }) => cache).reverse();
    return await shelf.find(newestFirst, address);
  } catch {
    return undefined;
  }
}

/** A file that is named by its content: any copy is the right one. */
export async function findAsset(
  { shelf }: Pick<Library, 'shelf'>,
  address: string,
): Promise<ShelvedFile | undefined> {
  try {
    return await shelf.find((await shelf.listCaches()).toReversed(), address);
  } catch {
    return undefined;
  }
}

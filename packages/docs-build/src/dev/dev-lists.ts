import { type AppData, devDocumentsPath } from 'docs-shell/page-document';
import {
  type LargeNavigation,
  listLargeNavigations,
  writeNavigationLists,
} from '../pipeline/documents/navigation-lists';

/** Path prefix of the lists of large navigations. */
export const devListsFolder = `${devDocumentsPath}navigation/`;

/** Returns the path at which `docs dev` serves the lists of a large navigation. */
export function devListsPath({ product, language }: LargeNavigation): string {
  return `${devListsFolder}${product.identity.id}/${language}.json`;
}

/** Returns the lists at a path of `devListsPath`, perhaps with a query, or undefined if there are none. */
export function findDevLists(app: AppData, url: string): string | undefined {
  const navigation = listLargeNavigations(app.products).find(
    (candidate) => devListsPath(candidate) === url.split('?')[0],
  );
  return navigation && writeNavigationLists(app, navigation);
}

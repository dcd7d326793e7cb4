import type { Product } from '../manifest';
import type { ProductTable } from '../routing';
import type { TitleSources } from './resolve-title';

/** What the helpers of a page model need to know of the page and its surroundings. */
export interface NavigationContext extends TitleSources {
  readonly product: Product;
  readonly productTable: ProductTable;
  /** The page that is shown: without language prefix and trailing slash. */
  readonly pathname: string;
  /** Whether the app publishes a page at this pathname. */
  readonly hasPage: (pathname: string) => boolean;
}

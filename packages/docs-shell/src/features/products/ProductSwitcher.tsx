import type { PageModel } from '../../page/types';
import type { Messages } from '../../i18n';
import { menuAttribute } from '../../client/contract';
import { Icon } from '../icons/Icon';
import {
  productIdAttribute,
  productsButtonClass,
  productsMenuId,
  siteProductsAttribute,
} from './contract';
import { formatSiteProducts } from './site-products';

interface ProductSwitcherProps {
  readonly page: PageModel;
  readonly t: Messages;
}

/**
 * The menu of products. The page only knows the paths of the others: `initProducts` loads their manifests, and adds
 * an entry for each by cloning the one below. Without JavaScript, the home page lists all products.
 */
export function ProductSwitcher({ page, t }: ProductSwitcherProps) {
  const { product } = page;
  return (
    <>
      <button
        type="button"
        className={`d-menu-button ${productsButtonClass}`}
        popoverTarget={productsMenuId}
        {...{ [menuAttribute]: '' }}
      >
        <Icon name="products" />
        <span>{t.products}</span>
      </button>
      <div id={productsMenuId} className="d-menu d-products" popover="auto">
        <ul {...{ [siteProductsAttribute]: formatSiteProducts(page.products) }}>
          <li {...{ [productIdAttribute]: product.id }}>
            <a href={product.href} aria-current="true">
              <img src={product.logo} alt="" width="28" height="28" loading="lazy" />
              <span>
                <strong>{product.name}</strong> <span>{product.tagline}</span>
              </span>
            </a>
          </li>
        </ul>
        <a className="d-products-all" href="/">
          {t.allProducts}
        </a>
      </div>
    </>
  );
}

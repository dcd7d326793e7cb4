import type { PageModel } from '../../page/types';
import type { Messages } from '../../i18n';
import { productsId } from '../../lib/element-ids';
import { Icon } from '../icons/Icon';

interface ProductSwitcherProps {
  readonly page: PageModel;
  readonly t: Messages;
}

/**
 * The way to the other products (SPEC NAV-6). The page knows their places only, `id path` each; the behaviour
 * `products` asks their manifests for names and adds them. Without JavaScript the site's root lists them.
 */
export function ProductSwitcher({ page, t }: ProductSwitcherProps) {
  const { product } = page;
  return (
    <>
      <button
        type="button"
        className="d-menu-button d-products-button"
        popoverTarget={productsId}
        data-menu
      >
        <Icon name="products" />
        <span>{t.products}</span>
      </button>
      <div id={productsId} className="d-menu d-products" popover="auto">
        <ul data-products={page.products.map(({ id, rootPath }) => `${id} ${rootPath}`).join()}>
          <li data-product={product.id}>
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

import type { PageModel } from '../navigation/types';
import type { Messages } from '../translations';
import { ColorModeControl } from './ColorModeControl';
import { drawerId } from './element-ids';
import { Icon } from './icons/Icon';
import { SettingsDrawer } from './SettingsDrawer';

interface HeaderProps {
  readonly page: PageModel;
  readonly t: Messages;
}

/** The banner: which product this is, and what is the same on every page. */
export function Header({ page, t }: HeaderProps) {
  const { product } = page;
  const version = page.versions.find(({ current }) => current);
  return (
    <header className="d-header">
      {page.navigation.length > 0 && (
        <button
          type="button"
          className="d-icon-button d-header-menu"
          popoverTarget={drawerId}
          aria-label={t.openNavigation}
        >
          <Icon name="menu" />
        </button>
      )}
      <a className="d-header-product" href={product.href}>
        <span
          className="d-header-mark"
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: product.logoSvg }}
        />
        <span className="d-header-names">
          <span className="d-header-family">{product.metadata} </span>
          <span className="d-header-name">{product.name}</span>
        </span>
      </a>
      {version && (
        <span className="d-header-version">
          <span className="d-visually-hidden">{t.version} </span>
          {version.text}
        </span>
      )}
      <div className="d-header-end">
        <a className="d-header-products" href="/">
          <Icon name="products" />
          <span>{t.products}</span>
        </a>
        <ColorModeControl t={t} />
        <SettingsDrawer t={t} />
      </div>
    </header>
  );
}

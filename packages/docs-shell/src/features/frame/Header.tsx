import type { PageModel } from '../../page/types';
import type { Messages } from '../../i18n';
import { ColorModeControl } from '../preferences/ColorModeControl';
import { ProductSwitcher } from '../products/ProductSwitcher';
import { VersionMenu } from '../versions/VersionMenu';
import { drawerId } from '../navigation/contract';
import { Icon } from '../icons/Icon';
import {
  headerFamilyClass,
  headerMarkClass,
  headerNameClass,
  headerProductClass,
} from './contract';
import { SearchButton } from '../search/SearchButton';
import { SettingsDrawer } from '../preferences/SettingsDrawer';

interface HeaderProps {
  readonly page: PageModel;
  readonly t: Messages;
}

/** The header of every page: product, version, search and settings. */
export function Header({ page, t }: HeaderProps) {
  const { product } = page;
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
      <div className="d-header-identity">
        <a className={headerProductClass} href={product.href}>
          <span
            className={headerMarkClass}
            aria-hidden="true"
            dangerouslySetInnerHTML={{ __html: product.logoSvg }}
          />
          <span className="d-header-names">
            <span className={headerFamilyClass}>{`${product.metadata} `}</span>
            <span className={headerNameClass}>{product.name}</span>
          </span>
        </a>
        <VersionMenu page={page} t={t} />
      </div>
      <div className="d-header-end">
        <SearchButton docSearch={page.docSearch} t={t} />
        <ProductSwitcher page={page} t={t} />
        <ColorModeControl t={t} />
        <SettingsDrawer t={t} />
      </div>
    </header>
  );
}

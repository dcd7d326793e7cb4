import type { PageModel } from '../../page/types';
import { formatMessage } from '../../i18n';
import type { Messages } from '../../i18n';
import { versionsId } from '../../lib/element-ids';
import { Icon } from '../icons/Icon';

interface VersionMenuProps {
  readonly page: PageModel;
  readonly t: Messages;
}

/** The version that is shown, and the way to the others (SPEC NAV-7): plain links, complete without JavaScript. */
export function VersionMenu({ page, t }: VersionMenuProps) {
  const shown = page.versions.find(({ current }) => current);
  if (!shown) {
    return null;
  }
  const here = page.kind === 'document' ? page.href : page.product.href;
  return (
    <>
      <button
        type="button"
        className="d-menu-button d-versions-button"
        popoverTarget={versionsId}
        aria-label={formatMessage(t.versionsOf, { version: shown.text })}
        data-menu
      >
        <bdi>{shown.text}</bdi>
        <Icon name="chevron" />
      </button>
      <div
        id={versionsId}
        className="d-menu d-versions"
        popover="auto"
        data-path={page.pathInProduct}
      >
        <ul>
          {page.versions.map(({ text, href, current, hasManifest }) => (
            <li key={text}>
              {current || href !== undefined ? (
                <a
                  href={current ? here : href}
                  {...(current && { 'aria-current': 'true' })}
                  {...(hasManifest && { 'data-version-root': href })}
                >
                  <span>
                    <bdi>{text}</bdi>
                  </span>
                  {current && <Icon name="check" />}
                  {!current && /^https?:/.test(href ?? '') && <Icon name="external" />}
                </a>
              ) : (
                <span>{text}</span>
              )}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

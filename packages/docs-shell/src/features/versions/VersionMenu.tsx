import type { PageModel } from '../../page/types';
import { formatMessage, type Messages } from '../../i18n';
import { menuAttribute } from '../../client/contract';
import { readsOfAttribute } from '../../theme/reader-version';
import { readsLabelScript } from '../../theme/reader-version-script';
import { Icon } from '../icons/Icon';
import {
  pathInProductAttribute,
  versionHintClass,
  versionRootAttribute,
  versionsButtonClass,
  versionsMenuId,
} from './contract';

interface VersionMenuProps {
  readonly page: PageModel;
  readonly t: Messages;
}

/** The current version, and a menu of links to the others. It works without JavaScript. */
export function VersionMenu({ page, t }: VersionMenuProps) {
  const current = page.versions.find((version) => version.current);
  if (!current) {
    return null;
  }
  const here = page.kind === 'document' ? page.href : page.product.href;
  return (
    <>
      <button
        type="button"
        className={`d-menu-button ${versionsButtonClass}`}
        popoverTarget={versionsMenuId}
        aria-label={formatMessage(t.versionsOf, { version: current.text })}
        {...{ [menuAttribute]: '' }}
      >
        <bdi>{current.text}</bdi>
        <Icon name="chevron" />
      </button>
      <div
        id={versionsMenuId}
        className="d-menu d-versions"
        popover="auto"
        {...{ [pathInProductAttribute]: page.pathInProduct }}
      >
        <ul>
          {page.versions.map(({ text, href, current: isCurrent, isStart, rootHref }) => (
            <li key={text}>
              {isCurrent || href !== undefined ? (
                <a
                  href={isCurrent ? here : href}
                  {...(isCurrent && { 'aria-current': 'true' })}
                  {...(rootHref !== undefined && { [versionRootAttribute]: rootHref })}
                >
                  <span>
                    <bdi>{text}</bdi>
                    {isStart && <small className={versionHintClass}>{t.versionStart}</small>}
                  </span>
                  {isCurrent && <Icon name="check" />}
                  {!isCurrent && /^https?:/.test(href ?? '') && <Icon name="external" />}
                </a>
              ) : (
                <span>{text}</span>
              )}
            </li>
          ))}
        </ul>
      </div>
      {page.apiChanges && <ReaderVersionLabel changes={page.apiChanges} t={t} />}
    </>
  );
}

interface ReaderVersionLabelProps {
  readonly changes: NonNullable<PageModel['apiChanges']>;
  readonly t: Messages;
}

/** Says which version the reader uses, once the reader has named one, and leads to the changes since then. */
function ReaderVersionLabel({ changes: { packageName, href }, t }: ReaderVersionLabelProps) {
  return (
    <>
      <a className="d-header-reads" href={href} hidden {...{ [readsOfAttribute]: packageName }}>
        {t.apiReadsAs} <bdi />
      </a>
      <script dangerouslySetInnerHTML={{ __html: readsLabelScript }} />
    </>
  );
}

import type { ReactNode } from 'react';
import { eventAttributes } from '../analytics';
import { consentButtonAttribute } from '../analytics/contract';
import type { PageModel } from '../../page/types';
import type { Messages } from '../../i18n';

interface FooterProps {
  readonly page: PageModel;
  readonly t: Messages;
  /** What the product adds. */
  readonly children?: ReactNode;
}

/** The footer of every page: product and version, languages, analytics choices, and a link back to the top. */
export function Footer({ page, t, children }: FooterProps) {
  const version = page.versions.find(({ current }) => current);
  return (
    <footer className="d-footer">
      {children}
      <p>{version ? `${page.product.name} ${version.text}` : page.product.name}</p>
      {page.languages && (
        <nav className="d-languages" aria-label={t.language}>
          {page.languages.map(({ language, name, href }) => (
            <a
              key={language}
              href={href}
              hrefLang={language}
              lang={language}
              {...(language === page.language && { 'aria-current': 'true' })}
            >
              {name}
            </a>
          ))}
        </nav>
      )}
      {page.analytics && (
        <button type="button" {...{ [consentButtonAttribute]: '' }} hidden>
          {t.consentChange}
        </button>
      )}
      <a href="#top" {...eventAttributes('docs', { action: 'click-back-to-top' })}>
        {t.backToTop}
      </a>
    </footer>
  );
}

import type { CSSProperties, ReactNode } from 'react';
import type { PageLink, PageModel } from '../../page/types';
import type { Messages } from '../../i18n';
import { AdSlot } from '../ads/AdSlot';
import { Breadcrumbs } from '../navigation/Breadcrumbs';
import { TableOfContents } from '../toc/TableOfContents';
import { EditLink } from './EditLink';
import { Feedback } from '../feedback/Feedback';
import { Footer } from './Footer';
import { Header } from './Header';
import { NavigationDrawer } from '../navigation/NavigationDrawer';
import { NotFound } from './NotFound';
import { PageTitle } from './PageTitle';
import { PreviousNext } from '../navigation/PreviousNext';
import { SideNavigation } from '../navigation/SideNavigation';
import { SkipLink } from './SkipLink';
import { StatusMessage } from './StatusMessage';
import { contentClass, noticeClass, pageClass } from '../../client/contract';
import { afterContentClass, mainId } from './contract';

/** Props of `DocsLayout`. */
export interface DocsLayoutProps {
  readonly page: PageModel;
  readonly t: Messages;
  readonly topLevelLinks?: readonly PageLink[];
  /** The content, usually one `Prose`. */
  readonly children?: ReactNode;
}

/** The layout of every page. It is rendered at build time only, and complete without JavaScript. */
export function DocsLayout({ page, t, topLevelLinks = [], children }: DocsLayoutProps) {
  const { accent } = page.product;
  const style: CSSProperties & Record<`--docs-${string}`, string> = {
    '--docs-accent-light': accent.light,
    '--docs-accent-dark': accent.dark,
  };
  const hasNavigation = page.navigation.length > 0;
  const isTranslated = page.contentLanguage === page.language;
  return (
    <div className={pageClass} style={style}>
      <SkipLink t={t} />
      <Header page={page} t={t} />
      <div className={hasNavigation ? 'd-body' : 'd-body d-body-wide'}>
        {hasNavigation && (
          <NavigationDrawer t={t}>
            <SideNavigation page={page} t={t} topLevelLinks={topLevelLinks} />
          </NavigationDrawer>
        )}
        <div className="d-column">
          <main className="d-main" id={mainId} tabIndex={-1}>
            <div className="d-intro">
              <Breadcrumbs breadcrumbs={page.breadcrumbs} t={t} />
              <PageTitle page={page} t={t} />
              {page.advertisement && <AdSlot {...page.advertisement} t={t} />}
            </div>
            <TableOfContents headings={page.headings} t={t} />
            <div className={contentClass} {...(!isTranslated && { lang: page.contentLanguage })}>
              {!isTranslated && (
                <p className={noticeClass} lang={page.language}>
                  {t.notTranslated}
                </p>
              )}
              {page.kind === 'not-found' && <NotFound page={page} t={t} />}
              {children}
            </div>
            <div className={afterContentClass}>
              {page.feedback && <Feedback model={page} {...page.feedback} t={t} />}
              {page.editUrl !== undefined && <EditLink href={page.editUrl} t={t} />}
              <PreviousNext previous={page.previous} next={page.next} t={t} />
            </div>
          </main>
          <Footer page={page} t={t} />
        </div>
      </div>
      <StatusMessage t={t} />
    </div>
  );
}

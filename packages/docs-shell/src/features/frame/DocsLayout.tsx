import type { CSSProperties, ReactNode } from 'react';
import {
  contentClass,
  copiedMessageAttribute,
  copyMessageAttribute,
  loadFailedMessageAttribute,
  loadingMessageAttribute,
  noticeClass,
  pageClass,
  staleChunkMessageAttribute,
  statusId,
  visuallyHiddenClass,
} from '../../client/contract';
import { formatMessage } from '../../i18n';
import type { Messages } from '../../i18n';
import type { PageLink, PageModel } from '../../page/types';
import type { PageSlots } from '../../page-document';
import { AdSlot } from '../ads/AdSlot';
import { eventAttributes } from '../analytics';
import { ApiFolds } from '../api-reference/ApiFolds';
import { Feedback } from '../feedback/Feedback';
import { Icon } from '../icons/Icon';
import { Breadcrumbs } from '../navigation/Breadcrumbs';
import { PreviousNext } from '../navigation/PreviousNext';
import { NavigationDrawer, SideNavigation } from '../navigation/SideNavigation';
import { pathSearchAttribute } from '../search/contract';
import { TableOfContents } from '../toc/TableOfContents';
import { Footer } from './Footer';
import { Header } from './Header';
import { PageTitle } from './PageTitle';
import { Slot } from './Slot';
import { afterContentClass, introId, mainId } from './contract';

/** Props of `DocsLayout`. */
export interface DocsLayoutProps {
  readonly page: PageModel;
  readonly t: Messages;
  readonly topLevelLinks?: readonly PageLink[];
  /** What the product adds to the layout. */
  readonly slots?: PageSlots;
  /** The content, usually one `Prose`. */
  readonly children?: ReactNode;
}

/** The layout of every page. It is rendered at build time only, and complete without JavaScript. */
export function DocsLayout({ page, t, topLevelLinks = [], slots = {}, children }: DocsLayoutProps) {
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
      <Slot name="announcement" html={slots.announcement} page={page} t={t} />
      <Header page={page} t={t} />
      <div className={hasNavigation ? 'd-body' : 'd-body d-body-wide'}>
        {hasNavigation && (
          <NavigationDrawer t={t}>
            <SideNavigation page={page} t={t} topLevelLinks={topLevelLinks} />
          </NavigationDrawer>
        )}
        <div className="d-column">
          <main className="d-main" id={mainId} tabIndex={-1}>
            <div id={introId}>
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
              <ApiFolds page={page} t={t} />
            </div>
            <Slot name="aside" html={slots.aside} page={page} t={t} />
            <div className={afterContentClass}>
              {page.feedback && <Feedback model={page} {...page.feedback} t={t} />}
              {page.editUrl !== undefined && <EditLink href={page.editUrl} t={t} />}
              <PreviousNext previous={page.previous} next={page.next} t={t} />
            </div>
          </main>
          <Footer page={page} t={t}>
            <Slot name="footer" html={slots.footer} page={page} t={t} />
          </Footer>
        </div>
      </div>
      <StatusMessage t={t} />
    </div>
  );
}

interface SkipLinkProps {
  readonly t: Messages;
}

/** The first link in the Tab order. It skips header and navigation. */
function SkipLink({ t }: SkipLinkProps) {
  return (
    <a className="d-skip-link" href={`#${mainId}`}>
      {t.skipToContent}
    </a>
  );
}

interface EditLinkProps {
  readonly href: string;
  readonly t: Messages;
}

/** A link to the source of the page. */
function EditLink({ href, t }: EditLinkProps) {
  return (
    <a
      className="d-edit-link"
      href={href}
      {...eventAttributes('ComponentLinkHeader', { label: 'Edit' }, 0.1)}
    >
      <Icon name="edit" />
      {t.editPage}
    </a>
  );
}

interface StatusMessageProps {
  readonly t: Messages;
}

/** The live region of the page, with the messages that browser code shows and announces. */
function StatusMessage({ t }: StatusMessageProps) {
  return (
    <div
      id={statusId}
      className={`d-status ${visuallyHiddenClass}`}
      role="status"
      {...{
        [copyMessageAttribute]: t.copy,
        [copiedMessageAttribute]: t.copied,
        [staleChunkMessageAttribute]: t.scriptGone,
        [loadingMessageAttribute]: t.loading,
        [loadFailedMessageAttribute]: t.loadFailed,
      }}
    />
  );
}

interface NotFoundProps {
  readonly page: PageModel;
  readonly t: Messages;
}

/** The content of a product's 404 page. */
function NotFound({ page, t }: NotFoundProps) {
  const { href, name } = page.product;
  return (
    <div className="d-prose">
      <p>{t.notFoundSuggestions}</p>
      <ul>
        <li>
          <a href={href}>{formatMessage(t.productHome, { name })}</a>
        </li>
        {href !== '/' && (
          <li>
            <a href="/">{t.allProducts}</a>
          </li>
        )}
      </ul>
      {/* Filled by a script. It is last, so that it moves no link that the reader is about to press. */}
      <div {...{ [pathSearchAttribute]: '' }} hidden>
        <p>{t.notFoundHits}</p>
        <ul />
      </div>
    </div>
  );
}

import type { PageLink, PageModel } from '../page';
import type { PageDocument, ShellAssets } from '../page-document';
import type { Translations } from '../i18n';

/** Props of the document of one demo. */
export interface DemoFrameProps {
  readonly demoFrame: true;
  readonly document: PageDocument;
  readonly assets: ShellAssets;
}

/** Props of the page that `docs dev` shows instead of a page that cannot be built. */
export interface DevErrorPageProps {
  /** The formatted error. */
  readonly devError: string;
  readonly assets: ShellAssets;
}

/** Props of every page. The names `userLanguage` and `translations` are fixed: apps may read them. */
export interface DocsPageProps {
  readonly userLanguage: string;
  readonly translations: Translations;
  readonly page: PageModel;
  /** Null on the 404 page. */
  readonly document: PageDocument | null;
  readonly topLevelLinks: readonly PageLink[];
  readonly assets: ShellAssets;
}

/** Props of the one page component of an app. */
export type PageProps = DocsPageProps | DemoFrameProps | DevErrorPageProps;

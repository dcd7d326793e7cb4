import type { PageLink, PageModel } from '../page';
import type { PageDocument, ShellAssets } from '../page-document';
import type { Translations } from '../i18n';

/** Props of the document of one demo. */
export interface DemoFrameProps {
  readonly demoFrame: true;
  readonly document: PageDocument;
  readonly assets: ShellAssets;
}

/** Props of what `docs dev` shows in place of a page that cannot be made. */
export interface FaultPageProps {
  /** What is wrong, for the author. */
  readonly fault: string;
  readonly assets: ShellAssets;
}

/** Props of every page (SPEC CT-9: `userLanguage` and `translations` are fixed). */
export interface DocsPageProps {
  readonly userLanguage: string;
  readonly translations: Translations;
  readonly page: PageModel;
  /** Null on the 404 page. */
  readonly document: PageDocument | null;
  readonly topLevelLinks: readonly PageLink[];
  readonly assets: ShellAssets;
}

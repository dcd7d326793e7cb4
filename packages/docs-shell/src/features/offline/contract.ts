/** What the markup, the browser code, the worker and the tests of offline reading agree on. */
import type { OfflineMessages } from '../../i18n';

export { offlinePageAddress, savedCopyAttribute } from './worker/contract';

/** Name of the `<meta>` that turns offline reading on. Its content is the production host. */
export const offlineMetaName = 'docs-offline';

/** Attribute of that `<meta>`: root path of the page's product. */
export const offlineRootAttribute = 'data-root';

/** Attribute of that `<meta>`: messages in the page's language, as JSON. Absent in English. */
export const offlineMessagesAttribute = 'data-messages';

/** Attribute of the element that lists the offline copies. */
export const offlineCopiesAttribute = 'data-offline-copies';

/** Attribute of that element once the list is rendered. */
export const offlineCopiesReadyAttribute = 'data-ready';

/** Attribute of `<html>` that tells tests whether the worker has cached the page: `cached` or `failed`. */
export const pageReportAttribute = 'data-offline-report';

export const offlineBadgeClass = 'd-offline-badge';
export const offlineMissingClass = 'd-offline-missing';
export const offlineSectionClass = 'd-offline-section';

/** The product of the page, and the messages of its language. */
export interface OfflineConfig {
  readonly rootPath: string;
  readonly messages: OfflineMessages;
}

import { formatMessage, type OfflineMessages } from '../../i18n';
import { pageClass } from '../../client/contract';
import { createElement } from '../../client/create-element';
import { offlineBadgeClass, savedCopyAttribute } from './contract';
import { addOfflineStyles } from './product-control.client';

/** Shows that the page is an offline copy, and its date. */
export function showOfflineBadge(messages: OfflineMessages): void {
  const fetchedAt = new Date(document.documentElement.getAttribute(savedCopyAttribute) ?? '');
  if (Number.isNaN(fetchedAt.valueOf())) {
    return;
  }
  const { lang } = document.documentElement;
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(fetchedAt);
  const text = formatMessage(messages.offlineCopyOf, { date });
  addOfflineStyles();
  const badge = createElement('p', { class: offlineBadgeClass, role: 'note' }, text);
  (document.querySelector(`.${pageClass}`) ?? document.body).append(badge);
}

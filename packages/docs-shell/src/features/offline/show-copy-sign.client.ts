import { formatMessage, type OfflineMessages } from '../../i18n';
import { createElement } from '../../client/create-element';
import { addOfflineStyles } from './product-control.client';

/** Says quietly that the page comes from the saved copy, and of which day that is. */
export function showCopySign(words: OfflineMessages): void {
  const taken = new Date(document.documentElement.dataset['savedCopy'] ?? '');
  if (Number.isNaN(taken.valueOf())) {
    return;
  }
  const { lang } = document.documentElement;
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(taken);
  const text = formatMessage(words.offlineCopyOf, { date });
  addOfflineStyles();
  const sign = createElement('p', { class: 'd-copy-sign', role: 'note' }, text);
  (document.querySelector('.d-page') ?? document.body).append(sign);
}

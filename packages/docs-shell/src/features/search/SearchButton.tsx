import type { DocSearchSettings } from '../../config';
import type { Messages } from '../../i18n';
import { Icon } from '../icons/Icon';
import { docSearchAttribute, failedMessageAttribute, searchButtonClass } from './contract';

interface SearchButtonProps {
  /** The hosted search that replaces the search dialog. */
  readonly docSearch?: DocSearchSettings | undefined;
  readonly t: Messages;
}

/** Opens the search dialog, which `initSearch` loads. The stylesheet hides it without JavaScript. */
export function SearchButton({ docSearch, t }: SearchButtonProps) {
  return (
    <button
      type="button"
      className={searchButtonClass}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      {...{ [failedMessageAttribute]: t.searchFailed }}
      {...(docSearch && { [docSearchAttribute]: JSON.stringify(docSearch) })}
    >
      <Icon name="search" />
      <span>{t.search}</span>
      <kbd aria-hidden="true">Ctrl K</kbd>
    </button>
  );
}

import type { DocSearchSettings } from '../../config';
import type { Messages } from '../../i18n';
import { Icon } from '../icons/Icon';

interface SearchButtonProps {
  /** The hosted search that opens instead of the shell's own. */
  readonly docSearch?: DocSearchSettings | undefined;
  readonly t: Messages;
}

/**
 * What opens the search box (SPEC SE-1). The behaviour `search` serves it and loads the box; where scripts cannot run
 * it is not shown.
 */
export function SearchButton({ docSearch, t }: SearchButtonProps) {
  return (
    <button
      type="button"
      className="d-search-button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      data-failed={t.searchFailed}
      {...(docSearch && { 'data-docsearch': JSON.stringify(docSearch) })}
    >
      <Icon name="search" />
      <span>{t.search}</span>
      <kbd aria-hidden="true">Ctrl K</kbd>
    </button>
  );
}

import { en, formatMessage } from 'docs-shell/i18n';
import type { HistoryPart } from '../../load/product-api';

/** Returns the title of the page of a part. */
export function titleOfPart({ title }: Pick<HistoryPart, 'title'>): string {
  return formatMessage(en.changesIn, { versions: title });
}

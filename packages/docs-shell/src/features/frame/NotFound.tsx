import type { PageModel } from '../../page/types';
import { formatMessage } from '../../i18n';
import type { Messages } from '../../i18n';
import { pathSearchAttribute } from '../search/contract';

interface NotFoundProps {
  readonly page: PageModel;
  readonly t: Messages;
}

/** The content of a product's 404 page. */
export function NotFound({ page, t }: NotFoundProps) {
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

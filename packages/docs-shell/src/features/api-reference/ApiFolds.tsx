import type { Messages } from '../../i18n';
import { apiSectionId } from '../../page/api-section';
import type { PageModel } from '../../page/types';
import { HeadingLink } from '../content/HeadingLink';
import { apiFoldAttribute } from './contract';

interface ApiFoldsProps {
  readonly page: PageModel;
  readonly t: Messages;
}

/**
 * The API of the components that a page is about, folded. The content comes from the API page when the reader opens it;
 * without JavaScript there is a link to that page.
 */
export function ApiFolds({ page, t }: ApiFoldsProps) {
  if (!page.headings.some(({ id }) => id === apiSectionId)) {
    return null;
  }
  return (
    <section className="d-prose d-api-folds">
      <HeadingLink level={2} id={apiSectionId} text={t.apiReference} t={t} />
      {page.resources.map(
        ({ kind, title, href }) =>
          kind === 'api' &&
          href !== undefined && (
            <details key={href} {...{ [apiFoldAttribute]: '' }}>
              <summary>{title}</summary>
              <a href={href}>{title}</a>
            </details>
          ),
      )}
    </section>
  );
}

import type { PageModel } from '../../page/types';
import type { Messages } from '../../i18n';
import { Badge } from '../navigation/Badge';
import { pageTitleClass } from './contract';
import { PageResources } from './PageResources';

interface PageTitleProps {
  readonly page: PageModel;
  readonly t: Messages;
}

/** Title, badges, lead paragraph and resources of the page. */
export function PageTitle({ page, t }: PageTitleProps) {
  const langOf = (language: string) => (language === page.language ? {} : { lang: language });
  const lang = langOf(page.contentLanguage);
  return (
    <>
      <h1 className={pageTitleClass} {...langOf(page.titleLanguage ?? page.contentLanguage)}>
        {page.title}
      </h1>
      {page.badges.length > 0 && (
        <p className="d-page-badges">
          {page.badges.map((kind) => (
            <Badge key={kind} kind={kind} t={t} />
          ))}
        </p>
      )}
      {page.description !== '' && (
        <p className="d-page-lead" {...lang}>
          {page.description}
        </p>
      )}
      <PageResources page={page} t={t} />
    </>
  );
}

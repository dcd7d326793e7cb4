import type { Messages } from '../../i18n';
import type { PageModel, PageResource } from '../../page/types';
import { isExternal } from '../../routing';
import { eventAttributes, type EventDetails } from '../analytics';
import { Icon } from '../icons/Icon';
import { Badge } from '../navigation/Badge';
import { pageTitleClass } from './contract';

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

interface PageResourcesProps {
  readonly page: PageModel;
  readonly t: Messages;
}

type Label = EventDetails<'ComponentLinkHeader'>['label'];

const labels = {
  api: 'API',
  demos: 'Demos',
  source: 'Source',
  pattern: 'WAI-ARIA',
  package: 'npm',
} as const satisfies Record<PageResource['kind'], Label>;

/** Reports 10% of the clicks. */
const event = (label: Label) => eventAttributes('ComponentLinkHeader', { label }, 0.1);

/** A row of links below the lead: API, source and package of what the page documents, and the page as markdown. */
function PageResources({ page, t }: PageResourcesProps) {
  const { resources, markdownHref } = page;
  if (resources.length === 0 && markdownHref === undefined) {
    return null;
  }
  return (
    <ul className="d-resources" aria-label={t.aboutPage}>
      {resources.map((resource) => (
        <li key={resource.title}>
          <ResourceLink {...resource} />
        </li>
      ))}
      {markdownHref !== undefined && (
        <>
          <li>
            <a href={markdownHref} {...event('Markdown')}>
              {t.viewMarkdown}
            </a>
          </li>
          <li className="d-copy-page">
            <button type="button" data-copy-page={markdownHref} {...event('Copy')}>
              <span>{t.copyPage}</span>
            </button>
          </li>
        </>
      )}
    </ul>
  );
}

function ResourceLink({ kind, title, href }: PageResource) {
  if (href === undefined) {
    return <bdi>{title}</bdi>;
  }
  return isExternal(href) ? (
    <a href={href} rel="external noopener" {...event(labels[kind])}>
      <bdi>{title}</bdi>
      <Icon name="external" />
    </a>
  ) : (
    <a href={href} {...event(labels[kind])}>
      <bdi>{title}</bdi>
    </a>
  );
}

import { eventAttributes, type EventDetails } from '../analytics';
import type { PageModel, PageResource } from '../../page/types';
import { isExternal } from '../../routing';
import type { Messages } from '../../i18n';
import { Icon } from '../icons/Icon';

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
export function PageResources({ page, t }: PageResourcesProps) {
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

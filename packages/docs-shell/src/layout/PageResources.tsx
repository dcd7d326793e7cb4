import type { PageLink, PageModel } from '../navigation/types';
import { isExternal } from '../routing';
import type { Messages } from '../translations';
import { Icon } from './icons/Icon';

interface PageResourcesProps {
  readonly page: PageModel;
  readonly t: Messages;
}

/** One quiet row below the lead: what the page documents, and the page as markdown (SPEC CT-1, CT-8). */
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
            <a href={markdownHref}>{t.viewMarkdown}</a>
          </li>
          <li className="d-copy-page">
            <button type="button" data-copy-page={markdownHref}>
              <span>{t.copyPage}</span>
            </button>
          </li>
        </>
      )}
    </ul>
  );
}

function ResourceLink({ title, href }: PageLink) {
  if (href === undefined) {
    return <span>{title}</span>;
  }
  return isExternal(href) ? (
    <a href={href} rel="external noopener">
      {title}
      <Icon name="external" />
    </a>
  ) : (
    <a href={href}>{title}</a>
  );
}

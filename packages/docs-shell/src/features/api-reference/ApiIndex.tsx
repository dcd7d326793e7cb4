import type { Plan } from '../../product';
import type { Messages } from '../../i18n';
import { HeadingLink } from '../content/HeadingLink';
import { Badge } from '../navigation/Badge';

/** A page of the API reference in its index. */
export interface ApiIndexEntry {
  readonly name: string;
  readonly href: string;
  /** One line of plain text. May be empty. */
  readonly description: string;
  /** Size of the page, such as “22 props”. May be empty. */
  readonly size: string;
  readonly isDeprecated: boolean;
  readonly plan?: Plan;
}

/** All pages of one kind. */
export interface ApiIndexGroup {
  readonly id: string;
  readonly title: string;
  /** Whether the group holds exports that the package does not describe. */
  readonly isInternal: boolean;
  readonly entries: readonly ApiIndexEntry[];
}

interface ApiIndexProps {
  readonly groups: readonly ApiIndexGroup[];
  readonly t: Messages;
}

/** The index of the API reference: one line for each page. */
export function ApiIndex({ groups, t }: ApiIndexProps) {
  return (
    <div className="d-api d-prose">
      {groups.map(({ id, title, isInternal, entries }) => (
        <section key={id} aria-labelledby={id}>
          <HeadingLink level={2} id={id} text={title} t={t} />
          {isInternal && <p className="d-api-quiet">{t.apiInternalHint}</p>}
          <ul className="d-api-index">
            {entries.map(({ name, href, description, size, isDeprecated, plan }) => (
              <li key={href}>
                <span>
                  <a href={href}>{isDeprecated ? <s>{name}</s> : name}</a>
                  {plan !== undefined && (
                    <>
                      {' '}
                      <Badge kind={plan} t={t} />
                    </>
                  )}
                  {isDeprecated && <span className="d-api-quiet"> {t.apiDeprecated}</span>}
                </span>
                <p>{description}</p>
                <span className="d-api-quiet">{size}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

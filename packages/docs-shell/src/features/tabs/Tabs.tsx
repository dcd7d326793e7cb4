import { Children, isValidElement, type ReactNode } from 'react';
import { tabGroupAttribute } from './contract';

interface TabProps {
  readonly title: string;
  readonly children?: ReactNode;
}

interface TabsProps {
  /** Accessible name of the row of tabs: what the reader chooses. */
  readonly label: string;
  /** All tabs of a group show the same choice, on all pages. */
  readonly group: string;
  /** Unique on the page. */
  readonly id: string;
  readonly children?: ReactNode;
}

/** One of several tabs; `Tabs` renders its title. */
export function Tab({ children }: TabProps) {
  return children;
}

/**
 * Alternatives, such as package managers. The stylesheet shows the first panel until `initTabs` applies the reader's
 * choice. Without JavaScript and in print, all panels are shown below each other under their titles.
 */
export function Tabs({ label, group, id, children }: TabsProps) {
  const tabs = Children.toArray(children).flatMap((child) =>
    isValidElement<TabProps>(child) ? [child.props] : [],
  );
  return (
    <div className="d-tabs" {...{ [tabGroupAttribute]: group }}>
      <div className="d-tab-list" role="tablist" aria-label={label}>
        {tabs.map(({ title }, index) => (
          <button
            key={title}
            type="button"
            role="tab"
            id={`${id}-${index}`}
            aria-controls={`${id}-${index}-panel`}
            aria-selected={index === 0}
            {...(index > 0 && { tabIndex: -1 })}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ title, children: content }, index) => (
        <div
          key={title}
          className="d-tab-panel"
          role="tabpanel"
          id={`${id}-${index}-panel`}
          aria-labelledby={`${id}-${index}`}
        >
          <p className="d-tab-title" aria-hidden="true">
            {title}
          </p>
          {content}
        </div>
      ))}
    </div>
  );
}

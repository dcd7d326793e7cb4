import { Children, isValidElement, type ReactNode } from 'react';

interface TabProps {
  readonly title: string;
  readonly children?: ReactNode;
}

interface TabsProps {
  /** What the choice is about: names the row of tabs. */
  readonly label: string;
  /** Tabs of one group keep in step, on all pages. */
  readonly group: string;
  /** Unique on the page. */
  readonly id: string;
  readonly children?: ReactNode;
}

/** One of several `Tabs`: drawn by them. */
export function Tab({ children }: TabProps) {
  return children;
}

/**
 * Several forms of one thing. The stylesheet shows the first until the behaviour `tabs` knows the reader's choice;
 * without JavaScript, and on paper, all of them stand below each other under their titles.
 */
export function Tabs({ label, group, id, children }: TabsProps) {
  const tabs = Children.toArray(children).flatMap((child) =>
    isValidElement<TabProps>(child) ? [child.props] : [],
  );
  return (
    <div className="d-tabs" data-tabs={group}>
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

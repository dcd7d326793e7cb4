import type { Messages } from '../../i18n';
import { apiViews } from '../../theme/display-settings';
import { lateLayoutScript } from '../../theme/late-layout-script';
import { Callout } from '../content/Callout';
import { CodeBlock } from '../content/CodeBlock';
import { HeadingLink } from '../content/HeadingLink';
import { RowFilter } from '../row-filter/RowFilter';
import { ApiCustomizationTable } from './ApiCustomizationTable';
import { apiOfAttributes, ApiPageHistory } from './ApiHistory';
import { ApiPropTable } from './ApiPropTable';
import { ApiCode, ApiName } from './ApiRows';
import { apiTypesClass, lateClass } from './contract';
import { findLateRows, listRows, type LateRows } from './late-rows';
import type { ApiFactView, ApiNamedTypeView, ApiPageView, ApiSectionView } from './types';

interface ApiPageProps {
  readonly view: ApiPageView;
  readonly t: Messages;
}

/** Pages with more props get a filter. */
const maxPropsWithoutFilter = 6;

/** An API page below its title and lead. It is complete without JavaScript; scripts only filter rows and switch views. */
export function ApiPage({ view, t }: ApiPageProps) {
  const { imports, deprecation, description, facts, sections, history } = view;
  const tables = sections.filter((section) => section.kind === 'props');
  const count = tables.reduce((sum, table) => sum + listRows(table).length, 0);
  const first = sections.findIndex((section) => section.kind === 'props');
  // If the first table belongs to a part of a compound component, the tools come before the heading of that part.
  const start = sections[first - 1]?.kind === 'text' ? first - 1 : first;
  const end = sections.findLastIndex((section) => section.kind === 'props') + 1;
  const late = findLateRows(sections);
  const renderSection = (section: ApiSectionView) => (
    <ApiSection key={section.id} section={section} late={late} t={t} />
  );
  return (
    <div className="d-api d-prose" {...apiOfAttributes(history)}>
      {late.size > 0 && <script dangerouslySetInnerHTML={{ __html: lateLayoutScript }} />}
      {history && <ApiPageHistory history={history} t={t} />}
      {deprecation !== undefined && (
        <Callout kind="warning" title={t.apiDeprecated} t={t}>
          <div dangerouslySetInnerHTML={{ __html: deprecation }} />
        </Callout>
      )}
      {imports.map((html, index) => (
        <CodeBlock
          key={html}
          html={html}
          language="js"
          title={index === 0 ? t.apiImport : t.apiImportOr}
          t={t}
        />
      ))}
      {description !== '' && <div dangerouslySetInnerHTML={{ __html: description }} />}
      <ApiFacts facts={facts} />
      {count === 0 ? (
        sections.map(renderSection)
      ) : (
        <>
          {sections.slice(0, start).map(renderSection)}
          <div className="d-api-tables d-prose">
            <ApiTools hasFilter={count > maxPropsWithoutFilter} of={tables[0]?.title ?? ''} t={t} />
            {sections.slice(start, end).map(renderSection)}
          </div>
          {sections.slice(end).map(renderSection)}
        </>
      )}
    </div>
  );
}

interface ApiFactsProps {
  readonly facts: readonly ApiFactView[];
}

/** Facts about a component: its name in the theme, its ref, what it inherits. */
function ApiFacts({ facts }: ApiFactsProps) {
  if (facts.length === 0) {
    return null;
  }
  return (
    <dl className="d-api-facts">
      {facts.map(({ label, html }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dangerouslySetInnerHTML={{ __html: html }} />
        </div>
      ))}
    </dl>
  );
}

interface ApiToolsProps {
  /** Whether there are enough props for a filter. */
  readonly hasFilter: boolean;
  /** Title of the first table, for the label of the filter. */
  readonly of: string;
  readonly t: Messages;
}

/** Filter and view switch of the props tables. Hidden without JavaScript, where they cannot work. */
function ApiTools({ hasFilter, of, t }: ApiToolsProps) {
  return (
    <div className="d-api-tools">
      {hasFilter && <RowFilter of={of.toLowerCase()} t={t} />}
      <fieldset className="d-api-view" role="radiogroup" data-setting="api-view">
        <legend className="d-visually-hidden">{t.apiView}</legend>
        {apiViews.map((view) => (
          <label key={view}>
            <input type="radio" name="d-api-view" value={view} />
            <span>{view === 'table' ? t.apiViewTable : t.apiViewList}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}

interface ApiSectionProps {
  readonly section: ApiSectionView;
  readonly late: LateRows;
  readonly t: Messages;
}

/** A heading with its table, code or text. */
function ApiSection(props: ApiSectionProps) {
  const { section, t } = props;
  const { id, title, level } = section;
  return (
    <>
      <HeadingLink level={level} id={id} text={title} t={t} />
      <SectionBody {...props} />
    </>
  );
}

function SectionBody({ section, late, t }: ApiSectionProps) {
  switch (section.kind) {
    case 'props':
      return (
        <>
          {section.groups.length > 0 && (
            <ApiPropTable label={section.title} groups={section.groups} late={late} t={t} />
          )}
          {section.notes.map((html) => (
            <p key={html} dangerouslySetInnerHTML={{ __html: html }} />
          ))}
        </>
      );
    case 'customization':
      return (
        <ApiCustomizationTable
          label={section.title}
          kind={section.rowKind}
          rows={section.rows}
          late={late}
          t={t}
        />
      );
    case 'types':
      return <ApiTypeList types={section.types} late={late} />;
    case 'code':
      return section.blocks.map((html) => (
        <CodeBlock key={html} html={html} language={section.language} title={section.title} t={t} />
      ));
    case 'text':
      return (
        <>
          {section.html !== '' && <div dangerouslySetInnerHTML={{ __html: section.html }} />}
          <ApiFacts facts={section.facts} />
        </>
      );
  }
}

interface ApiTypeListProps {
  readonly types: readonly ApiNamedTypeView[];
  readonly late: LateRows;
}

/** The types that rows of the page name, each with its definition. */
function ApiTypeList({ types, late }: ApiTypeListProps) {
  return (
    <dl className={apiTypesClass}>
      {types.map((type) => (
        <div key={type.id} id={type.id} className={late.has(type) ? lateClass : undefined}>
          <dt>
            <ApiName id={type.id} name={type.name} />
          </dt>
          <dd>
            {type.description !== '' && (
              <div dangerouslySetInnerHTML={{ __html: type.description }} />
            )}
            <pre>
              <ApiCode parts={type.code} />
            </pre>
          </dd>
        </div>
      ))}
    </dl>
  );
}

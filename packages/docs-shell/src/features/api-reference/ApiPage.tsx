import type { Messages } from '../../i18n';
import { Callout } from '../content/Callout';
import { CodeBlock } from '../content/CodeBlock';
import { ApiFacts } from './ApiFacts';
import { ApiSection } from './ApiSection';
import { ApiTools } from './ApiTools';
import type { ApiPageView, ApiSectionView } from './types';

interface ApiPageProps {
  readonly view: ApiPageView;
  readonly t: Messages;
}

/** From as many props on, looking for one takes longer than asking for it. */
const fewProps = 6;

/** An API page below its title and lead. It is complete without JavaScript (SPEC CT-7). */
export function ApiPage({ view, t }: ApiPageProps) {
  const { imports, deprecation, description, facts, sections } = view;
  const tables = sections.filter((section) => section.kind === 'props');
  const count = tables.reduce((sum, { groups }) => sum + countProps(groups), 0);
  const first = sections.findIndex((section) => section.kind === 'props');
  // A heading stands above the tools: the part of a compound component whose props come first.
  const start = sections[first - 1]?.kind === 'text' ? first - 1 : first;
  const end = sections.findLastIndex((section) => section.kind === 'props') + 1;
  const draw = (section: ApiSectionView) => <ApiSection key={section.id} section={section} t={t} />;
  return (
    <div className="d-api d-prose">
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
        sections.map(draw)
      ) : (
        <>
          {sections.slice(0, start).map(draw)}
          <div className="d-api-tables d-prose">
            <ApiTools hasFilter={count > fewProps} of={tables[0]?.title ?? ''} t={t} />
            {sections.slice(start, end).map(draw)}
          </div>
          {sections.slice(end).map(draw)}
        </>
      )}
    </div>
  );
}

function countProps(groups: Extract<ApiSectionView, { kind: 'props' }>['groups']): number {
  return groups.reduce((sum, { props }) => sum + props.length, 0);
}

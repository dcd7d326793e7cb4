import type { Messages } from '../../translations';
import { Callout } from '../content/Callout';
import { CodeBlock } from '../content/CodeBlock';
import { ApiFacts } from './ApiFacts';
import { ApiSection } from './ApiSection';
import { ApiTools } from './ApiTools';
import type { ApiPageView } from './types';

interface ApiPageProps {
  readonly view: ApiPageView;
  readonly t: Messages;
}

/** From as many props on, looking for one takes longer than asking for it. */
const fewProps = 6;

/** An API page below its title and lead. It is complete without JavaScript (SPEC CT-7). */
export function ApiPage({ view, t }: ApiPageProps) {
  const { imports, deprecation, description, facts, sections } = view;
  const count = sections.reduce(
    (sum, section) => sum + (section.kind === 'props' ? section.props.length : 0),
    0,
  );
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
      {count > 0 && <ApiTools hasFilter={count > fewProps} t={t} />}
      {sections.map((section) => (
        <ApiSection key={section.id} section={section} t={t} />
      ))}
    </div>
  );
}

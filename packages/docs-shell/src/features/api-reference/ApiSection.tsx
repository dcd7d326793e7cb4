import type { Messages } from '../../i18n';
import { CodeBlock } from '../content/CodeBlock';
import { HeadingLink } from '../content/HeadingLink';
import { ApiFacts } from './ApiFacts';
import { ApiHookTable } from './ApiHookTable';
import { ApiPropTable } from './ApiPropTable';
import type { ApiSectionView } from './types';

interface ApiSectionProps {
  readonly section: ApiSectionView;
  readonly t: Messages;
}

/** A heading and what stands under it. */
export function ApiSection({ section, t }: ApiSectionProps) {
  const { id, title, level } = section;
  return (
    <>
      <HeadingLink level={level} id={id} text={title} t={t} />
      <SectionBody section={section} t={t} />
    </>
  );
}

function SectionBody({ section, t }: ApiSectionProps) {
  switch (section.kind) {
    case 'props':
      return (
        <>
          {section.groups.length > 0 && (
            <ApiPropTable label={section.title} groups={section.groups} t={t} />
          )}
          {section.notes.map((html) => (
            <p key={html} dangerouslySetInnerHTML={{ __html: html }} />
          ))}
        </>
      );
    case 'hooks':
      return <ApiHookTable label={section.title} of={section.of} rows={section.rows} t={t} />;
    case 'code':
      return section.blocks.map((html) => (
        <CodeBlock key={html} html={html} language="ts" title={section.title} t={t} />
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

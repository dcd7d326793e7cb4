import { formatMessage, type Messages } from 'docs-shell/i18n';
import type { ApiDocument, Prop } from 'react-api-docs/document';

/** Descriptions of props that packages often leave without one, because React documents them. */
const wellKnown: Readonly<Record<string, string>> = {
  children: 'The content of the component.',
  className: 'The class name of the root element.',
  style: 'Inline styles of the root element.',
  tabIndex: 'The position in the tab order, as in HTML.',
};

/**
 * Returns the description of a prop as Markdown. A well-known prop that its package does not describe gets a general
 * one. If an application can add values to the type, the description says how.
 */
export function describeProp({ name, description, extensible }: Prop): string {
  const known = Object.hasOwn(wellKnown, name) ? wellKnown[name] : undefined;
  const text = description || (known ?? '');
  return extensible === undefined
    ? text
    : `${text}\n\nAugment \`${extensible}\` to add values.`.trim();
}

/**
 * Adds links to guides to the descriptions of a component's own props.
 * @param guides URLs by name of a prop
 */
export function linkGuides(
  document: ApiDocument,
  guides: Readonly<Record<string, string>>,
  t: Pick<Messages, 'apiGuide'>,
): ApiDocument {
  if (document.kind !== 'component') return document;
  const link = (prop: Prop): Prop => {
    const guide = Object.hasOwn(guides, prop.name) ? guides[prop.name] : undefined;
    if (guide === undefined || prop.inheritedFrom !== undefined || prop.deprecation) return prop;
    const text = formatMessage(t.apiGuide, { name: `\`${prop.name}\`` });
    return { ...prop, description: `${prop.description}\n\n[${text}](${guide})`.trim() };
  };
  return { ...document, props: document.props.map(link) };
}

import type { Part } from 'react-api-docs/document';
import type { ApiSection, CustomizationRow, SectionBase, SectionTitle } from './outline-types';
import { anchorOf, anchorProps } from './anchor-props';

/** The sections of a component or of one of its parts; of what it does not have there is none. */
export function outlineShape(
  shape: Omit<Part, 'name' | 'description'>,
  prefix: string,
  level: 2 | 3,
): ApiSection[] {
  const { props, accepts, slots, classes, cssVariables, dataAttributes } = shape;
  const section = (id: string) => ({ id: prefix + id, level });
  const rows = <Kind extends CustomizationRow['kind'], Entry>(
    kind: Kind,
    entries: readonly Entry[],
    nameOf: (entry: Entry) => string,
  ) => entries.map((entry) => ({ id: anchorOf(`${prefix}${kind}-${nameOf(entry)}`), kind, entry }));
  const customizations: readonly (SectionBase & {
    title: SectionTitle;
    rows: readonly CustomizationRow[];
  })[] = [
    { ...section('slots'), title: 'apiSlots', rows: rows('slot', slots, ({ name }) => name) },
    {
      ...section('css-classes'),
      title: 'apiClasses',
      rows: rows('class', classes, ({ key }) => key),
    },
    {
      ...section('css-variables'),
      title: 'apiVariables',
      rows: rows('variable', cssVariables, ({ name }) => name.replace(/^--/, '')),
    },
    {
      ...section('data-attributes'),
      title: 'apiAttributes',
      rows: rows('attribute', dataAttributes, ({ name }) => name.replace(/^data-/, '')),
    },
  ];
  return [
    ...(props.length + accepts.length > 0
      ? [
          {
            kind: 'props',
            ...section('props'),
            title: 'apiProps',
            props: anchorProps(props, `${prefix}prop`),
            accepts,
            markedNeed: 'required',
          } as const,
        ]
      : []),
    ...customizations
      .filter(({ rows: list }) => list.length > 0)
      .map((list) => ({ kind: 'customization', ...list }) as const),
  ];
}

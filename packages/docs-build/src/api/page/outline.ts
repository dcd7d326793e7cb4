import type {
  ApiDocument,
  ComponentDocument,
  Part,
  Prop,
  Signature,
} from 'react-api-docs/document';
import { partIdOf } from '../../load/api-aliases';
import { separateCommonProps } from './common-props';
import { groupProps } from './group-props';
import type {
  AnchoredProp,
  ApiSection,
  CustomizationRow,
  SectionBase,
  SectionTitle,
} from './outline-types';

/** Returns the sections of an API page in order. Each row has an anchor: `prop-color`, `slot-root`, `class-root`. */
export function outlineDocument(document: ApiDocument): readonly ApiSection[] {
  return [...outlineSubject(document), ...outlineTypes(document), ...outlineUnresolved(document)];
}

function outlineSubject(document: ApiDocument): ApiSection[] {
  switch (document.kind) {
    case 'component':
      return [...outlineShape(document, { prefix: '', level: 2 }), ...outlineParts(document)];
    case 'interface':
      return [
        ...(document.definition
          ? [
              code('definition', 'apiDefinition', [
                document.definition.expanded ?? document.definition.text,
              ]),
            ]
          : []),
        ...outlineMembers({
          id: 'members',
          title: 'apiMembers',
          anchor: 'prop',
          props: document.members,
          markedNeed: mostAreRequired(document.members) ? 'optional' : 'required',
        }),
      ];
    case 'hook':
      return [
        code(
          'signature',
          'apiSignature',
          document.signatures.map((signature) => writeSignature(document.name, signature)),
        ),
        ...outlineMembers({
          id: 'parameters',
          title: 'apiParameters',
          anchor: 'prop',
          props: document.parameters,
          markedNeed: 'required',
        }),
        ...outlineMembers({
          id: 'returned',
          title: 'apiReturnValue',
          anchor: 'return',
          props: document.returned,
          markedNeed: 'optional',
        }),
      ];
  }
}

/** Returns the sections of the parts of a compound component, and of the props that they have in common. */
function outlineParts(document: ComponentDocument): ApiSection[] {
  const { name: owner, parts: all, functions = [], anatomy } = document;
  const { common: props, parts } = separateCommonProps(all);
  return [
    ...(anatomy === undefined ? [] : [code('anatomy', 'apiAnatomy', [anatomy], 'tsx')]),
    ...parts.flatMap(({ part, state }): ApiSection[] => {
      const id = partIdOf(part.name);
      const name = `${owner}.${part.name}`;
      return [
        { kind: 'part', id, level: 2, name, part, ...(state && { state }) },
        ...outlineShape(part, { prefix: `${id}-`, level: 3 }),
      ];
    }),
    ...outlineMembers({
      id: 'common-props',
      title: 'apiCommonProps',
      anchor: 'prop',
      props,
      markedNeed: 'required',
      hint: 'apiCommonPropsHint',
    }),
    ...outlineMembers({
      id: 'functions',
      title: 'apiFunctions',
      anchor: 'function',
      props: functions.map((method) => ({ ...method, name: `${owner}.${method.name}` })),
      markedNeed: 'optional',
    }),
  ];
}

function code(
  id: string,
  title: SectionTitle,
  blocks: readonly string[],
  language: 'ts' | 'tsx' = 'ts',
): ApiSection {
  return { kind: 'code', id, level: 2, title, language, blocks };
}

interface Members {
  readonly id: string;
  readonly title: SectionTitle;
  readonly anchor: string;
  readonly props: readonly Prop[];
  readonly markedNeed: 'required' | 'optional';
  readonly hint?: 'apiCommonPropsHint';
}

function outlineMembers({ id, title, anchor, props, markedNeed, hint }: Members): ApiSection[] {
  if (props.length === 0) return [];
  const isInput = markedNeed === 'required';
  const placed = isInput ? anchorProps(props, anchor) : anchorMembers(props, anchor);
  return [
    {
      kind: 'props',
      id,
      level: 2,
      title,
      props: placed,
      accepts: [],
      markedNeed,
      ...(hint && { hint }),
    },
  ];
}

/** Interfaces are inputs (`GridColDef`) or outputs (`GridApi`). Only members unlike most others are marked. */
function mostAreRequired(members: readonly Prop[]): boolean {
  return members.filter(({ required }) => required).length * 2 > members.length;
}

function outlineTypes({ types = [] }: ApiDocument): ApiSection[] {
  if (types.length === 0) return [];
  return [{ kind: 'types', id: 'types', level: 2, title: 'apiTypes', types }];
}

function outlineUnresolved({ unresolved }: ApiDocument): ApiSection[] {
  if (unresolved.length === 0) return [];
  return [{ kind: 'unresolved', id: 'unresolved', level: 2, title: 'apiUnresolved', unresolved }];
}

function writeSignature(name: string, { parameters, returns }: Signature): string {
  const list = parameters.map(
    (parameter) => `${parameter.name}${parameter.optional ? '?' : ''}: ${parameter.type.text}`,
  );
  const line = `${name}(${list.join(', ')}): ${returns.type.text}`;
  return line.length <= 80
    ? line
    : `${name}(\n${list.map((parameter) => `  ${parameter},\n`).join('')}): ${returns.type.text}`;
}

interface ShapeOptions {
  /** Prefix of all anchors. */
  readonly prefix: string;
  readonly level: 2 | 3;
}

/** Returns the sections of a component or of one of its parts. Empty sections are omitted. */
function outlineShape(
  shape: Omit<Part, 'name' | 'description'>,
  { prefix, level }: ShapeOptions,
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

/** Sorts props by group, and adds an anchor to each: `prop-color`. */
function anchorProps(props: readonly Prop[], prefix: string): AnchoredProp[] {
  return groupProps(props).map(({ prop, group }) => ({
    id: anchorOf(`${prefix}-${prop.name}`),
    prop,
    group,
  }));
}

/** Adds an anchor to each member of an output. The members keep their order. */
function anchorMembers(members: readonly Prop[], prefix: string): AnchoredProp[] {
  return members.map((prop) => ({ id: anchorOf(`${prefix}-${prop.name}`), prop }));
}

/** Turns a text into an anchor. Names have characters that a URL would have to escape. */
export function anchorOf(text: string): string {
  return text.replaceAll(/[^\w-]+/g, '-').replace(/-$/, '');
}

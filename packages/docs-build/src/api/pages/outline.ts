import type {
  ApiDocument,
  CssClass,
  CssVariable,
  DataAttribute,
  Part,
  Prop,
  Signature,
  Slot,
} from 'api-extractor/document';

/** A prop with the anchor of its row. */
export interface PlacedProp {
  readonly id: string;
  readonly prop: Prop;
}

/** A slot, class, variable or attribute with the anchor of its row. */
export type PlacedHook =
  | { readonly id: string; readonly of: 'slot'; readonly hook: Slot }
  | { readonly id: string; readonly of: 'class'; readonly hook: CssClass }
  | { readonly id: string; readonly of: 'variable'; readonly hook: CssVariable }
  | { readonly id: string; readonly of: 'attribute'; readonly hook: DataAttribute };

/** Keys of the words that head a section. */
export type SectionTitle =
  | 'apiProps'
  | 'apiSlots'
  | 'apiClasses'
  | 'apiVariables'
  | 'apiAttributes'
  | 'apiSignature'
  | 'apiParameters'
  | 'apiReturnValue'
  | 'apiMembers'
  | 'apiDefinition'
  | 'apiUnresolved';

interface SectionBase {
  readonly id: string;
  readonly level: 2 | 3;
}

/** What stands under one heading of an API page. */
export type ApiSection = SectionBase &
  (
    | { readonly kind: 'part'; readonly name: string; readonly part: Part }
    | {
        readonly kind: 'props';
        readonly title: SectionTitle;
        readonly props: readonly PlacedProp[];
        readonly accepts: Part['accepts'];
      }
    | { readonly kind: 'hooks'; readonly title: SectionTitle; readonly rows: readonly PlacedHook[] }
    | { readonly kind: 'code'; readonly title: SectionTitle; readonly blocks: readonly string[] }
    | {
        readonly kind: 'unresolved';
        readonly title: 'apiUnresolved';
        readonly unresolved: ApiDocument['unresolved'];
      }
  );

/** The sections of an API page in order, each row with its anchor: `prop-color`, `slot-root`, `class-root` (SPEC CT-7). */
export function outlineDocument(document: ApiDocument): readonly ApiSection[] {
  return [...outlineSubject(document), ...outlineUnresolved(document)];
}

function outlineSubject(document: ApiDocument): ApiSection[] {
  switch (document.kind) {
    case 'component':
      return [
        ...outlineShape(document, '', 2),
        ...document.parts.flatMap((part): ApiSection[] => {
          const id = part.name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
          const name = `${document.name}.${part.name}`;
          return [{ kind: 'part', id, level: 2, name, part }, ...outlineShape(part, `${id}-`, 3)];
        }),
      ];
    case 'interface':
      return [
        ...(document.definition
          ? [
              code('definition', 'apiDefinition', [
                document.definition.expanded ?? document.definition.text,
              ]),
            ]
          : []),
        ...outlineMembers('members', 'apiMembers', 'prop', document.members),
      ];
    case 'hook':
      return [
        code(
          'signature',
          'apiSignature',
          document.signatures.map((one) => writeSignature(document.name, one)),
        ),
        ...outlineMembers('parameters', 'apiParameters', 'prop', document.parameters),
        ...outlineMembers('returned', 'apiReturnValue', 'return', document.returned),
      ];
  }
}

function code(id: string, title: SectionTitle, blocks: readonly string[]): ApiSection {
  return { kind: 'code', id, level: 2, title, blocks };
}

function outlineMembers(
  id: string,
  title: SectionTitle,
  anchor: string,
  props: readonly Prop[],
): ApiSection[] {
  if (props.length === 0) return [];
  return [{ kind: 'props', id, level: 2, title, props: placeProps(props, anchor), accepts: [] }];
}

/** Of a component whose props are those of its parts, nothing is said but the parts. */
function outlineShape(
  shape: Omit<Part, 'name' | 'description'>,
  prefix: string,
  level: 2 | 3,
): ApiSection[] {
  const { props, accepts, slots, classes, cssVariables, dataAttributes } = shape;
  const section = (id: string) => ({ id: prefix + id, level });
  const rows = <Of extends PlacedHook['of'], Hook>(
    of: Of,
    hooks: readonly Hook[],
    nameOf: (hook: Hook) => string,
  ) => hooks.map((hook) => ({ id: anchorOf(`${prefix}${of}-${nameOf(hook)}`), of, hook }));
  const hooks: readonly (SectionBase & { title: SectionTitle; rows: readonly PlacedHook[] })[] = [
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
            props: placeProps(props, `${prefix}prop`),
            accepts,
          } as const,
        ]
      : []),
    ...hooks
      .filter(({ rows: list }) => list.length > 0)
      .map((list) => ({ kind: 'hooks', ...list }) as const),
  ];
}

function placeProps(props: readonly Prop[], prefix: string): PlacedProp[] {
  return props.map((prop) => ({ id: anchorOf(`${prefix}-${prop.name}`), prop }));
}

function outlineUnresolved({ unresolved }: ApiDocument): ApiSection[] {
  if (unresolved.length === 0) return [];
  return [{ kind: 'unresolved', id: 'unresolved', level: 2, title: 'apiUnresolved', unresolved }];
}

function writeSignature(name: string, { parameters, returns }: Signature): string {
  const list = parameters.map((one) => `${one.name}${one.optional ? '?' : ''}: ${one.type.text}`);
  const line = `${name}(${list.join(', ')}): ${returns.type.text}`;
  return line.length <= 80
    ? line
    : `${name}(\n${list.map((one) => `  ${one},\n`).join('')}): ${returns.type.text}`;
}

/** Names hold signs that an address would have to escape. */
function anchorOf(text: string): string {
  return text.replaceAll(/[^\w-]+/g, '-').replace(/-$/, '');
}

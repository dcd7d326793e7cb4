import type { Prop } from 'react-api-docs/document';

/** Groups of props in the order of a table. Props that the reader must set come first. */
export const propGroups = [
  'required',
  'value',
  'content',
  'behavior',
  'events',
  'appearance',
  'accessibility',
  'slots',
  'styling',
] as const;

/** Group of a prop by its use. */
export type PropGroup = (typeof propGroups)[number];

/** A prop with its group. */
export interface GroupedProp {
  readonly prop: Prop;
  readonly group: PropGroup;
}

/**
 * Sorts the props of one component, hook or interface by group. Within a group deprecated props come last, a value
 * comes before its default, and the other props are sorted by name. Inherited props stay after the own ones.
 */
export function groupProps(props: readonly Prop[]): GroupedProp[] {
  const names = new Set(props.map(({ name }) => name));
  const sources = [...new Set([undefined, ...props.map(({ inheritedFrom }) => inheritedFrom)])];
  return props
    .map((prop) => ({ prop, group: groupOf(prop, names) }))
    .sort(
      (a, b) =>
        sources.indexOf(a.prop.inheritedFrom) - sources.indexOf(b.prop.inheritedFrom) ||
        propGroups.indexOf(a.group) - propGroups.indexOf(b.group) ||
        compareWithin(a.prop, b.prop),
    );
}

interface Rule {
  readonly group: PropGroup;
  readonly matches: (prop: Prop, names: ReadonlySet<string>) => boolean;
}

const stateNames = /^(checked|expanded|items|open|options|pressed|rows|columns|selected|value)$/;
const rangeNames = /^(max|min|multiple|step)$/;
const accessibilityNames =
  /^aria|Aria|[fF]ocus|^(alt|nativeButton|nativeLabel|role|tabIndex|titleAccess)$|[lL]abell?ed[bB]y/;
const appearanceNames =
  /^(color|density|direction|elevation|fullWidth|height|margin|orientation|size|spacing|square|variant|width)$|(Border|Color|Divider|Elevation|Gutters|Height|Origin|Padding|Ripple|Ripples|Size|Spacing|Underline|Width)$/;
const slotNames = /^(as|component|components|slotProps|slots)$|^render[A-Z]|(Component|Slots?)$/;

/** The first rule that matches gives the group. Other props belong to the behavior. */
const rules: readonly Rule[] = [
  { group: 'required', matches: ({ required }) => required },
  {
    group: 'styling',
    matches: ({ name }) => /^(classes|ref|render|style|sx)$|^class|ClassName$/.test(name),
  },
  { group: 'events', matches: ({ name }) => /^on[A-Z]/.test(name) },
  {
    group: 'slots',
    matches: ({ name, type }) =>
      slotNames.test(name) ||
      (name.endsWith('Props') && !/^(get|pre)[A-Z]/.test(name)) ||
      /^(React\.)?(ElementType|ComponentType|JSXElementConstructor)\b/.test(type.text),
  },
  {
    group: 'value',
    matches: ({ name }, names) => rangeNames.test(name) || isState(name, names),
  },
  { group: 'accessibility', matches: ({ name }) => accessibilityNames.test(name) },
  {
    group: 'content',
    matches: ({ name, type }) => name === 'children' || isNode(type.text),
  },
  {
    group: 'appearance',
    matches: ({ name, type }) =>
      appearanceNames.test(name) || (isChoice(type.text) && !isChoiceOfBehavior(name)),
  },
];

function groupOf(prop: Prop, names: ReadonlySet<string>): PropGroup {
  return rules.find(({ matches }) => matches(prop, names))?.group ?? 'behavior';
}

/**
 * Returns whether a prop holds a state, controlled or initial, such as a value with a default and an event that reports
 * changes.
 */
function isState(name: string, names: ReadonlySet<string>): boolean {
  const state = withoutDefault(name);
  const upper = state.charAt(0).toUpperCase() + state.slice(1);
  const related = [
    `default${upper}`,
    `on${upper}Change`,
    `on${upper.replace(/Value$/, '')}Change`,
    state,
  ];
  return (
    stateNames.test(state) ||
    related.some((relatedName) => relatedName !== name && names.has(relatedName))
  );
}

function withoutDefault(name: string): string {
  return name.replace(/^default[A-Z]/, (start) => start.slice(-1).toLowerCase());
}

function isNode(type: string): boolean {
  return /^(React\.)?React(Node|Element)\b|^React\.JSX\.Element\b|\| (React\.)?ReactNode\b/.test(
    type,
  );
}

/** Returns whether a type is a union of strings in quotes, besides numbers, `boolean`, `null` and `undefined`. */
function isChoice(type: string): boolean {
  const members = type.split(' | ');
  return (
    members.some((member) => member.startsWith("'")) &&
    members.every((member) => /^('[^']*'|[\d.]+|true|false|boolean|null|undefined)$/.test(member))
  );
}

/** Names of choices that change what a component does, not how it looks: `filterMode`, `blurOnSelect`. */
function isChoiceOfBehavior(name: string): boolean {
  return /^(type|inputMode|tabNavigation)$|(Behavior|Level|Mode|Reference|Type)$|[a-z]On[A-Z]/.test(
    name,
  );
}

function compareWithin(a: Prop, b: Prop): number {
  const late = ({ deprecation }: Prop) => Number(deprecation !== undefined);
  const isDefault = ({ name }: Prop) => Number(name !== withoutDefault(name));
  return (
    late(a) - late(b) ||
    compareText(withoutDefault(a.name), withoutDefault(b.name)) ||
    isDefault(a) - isDefault(b)
  );
}

function compareText(a: string, b: string): number {
  const [first, second] = [a.toLowerCase(), b.toLowerCase()];
  return first < second ? -1 : Number(first > second);
}

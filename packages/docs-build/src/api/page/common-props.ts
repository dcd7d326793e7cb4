import type { Part, Prop, TypeText } from 'react-api-docs/document';

/** Props that most parts of a compound component accept in the same form. They are listed once. */
const commonNames = ['className', 'style', 'render'];

/** The parts of a compound component without the props that they have in common. */
export interface SeparatedParts {
  readonly common: readonly Prop[];
  readonly parts: readonly {
    readonly part: Part;
    /** The type that stands for `State` in the types of the common props. Omitted if the part takes none of them. */
    readonly state?: TypeText['references'][number];
  }[];
}

const ref: Prop = {
  name: 'ref',
  type: { text: 'React.Ref<Element>', references: [] },
  required: false,
  description: 'A ref to the element that the part renders.',
};

/**
 * Separates `className`, `style`, `render` and `ref` from the other props of the parts. A part whose prop has another
 * type or description keeps it.
 */
export function separateCommonProps(parts: readonly Part[]): SeparatedParts {
  const common = commonNames.flatMap((name) => findCommon(name, parts) ?? []);
  const keys = new Set(common.map(keyOf));
  const isCommon = (prop: Prop) => keys.has(keyOf(withoutStateName(prop)));
  const hasRef = parts.filter((part) => part.ref.forwarded).length > 1;
  return {
    common: hasRef ? [...common, ref] : common,
    parts: parts.map((part) => {
      const shared = part.props.filter(isCommon);
      const state = shared.flatMap(({ type }) => type.references).find(isState);
      return {
        part: { ...part, props: part.props.filter((prop) => !isCommon(prop)) },
        ...(state && { state }),
      };
    }),
  };
}

/** Returns the form of a prop that most parts have, if at least two have it. */
function findCommon(name: string, parts: readonly Part[]): Prop | undefined {
  const forms = new Map<string, Prop[]>();
  for (const prop of parts.flatMap(({ props }) =>
    props.filter((candidate) => candidate.name === name),
  )) {
    const form = withoutStateName(prop);
    forms.set(keyOf(form), [...(forms.get(keyOf(form)) ?? []), form]);
  }
  const [most = []] = [...forms.values()].sort((a, b) => b.length - a.length);
  return most.length > 1 ? most[0] : undefined;
}

function keyOf({ name, type, required, description }: Prop): string {
  return JSON.stringify([name, type.text, required, description]);
}

/** Replaces the name of the state of a part, which is all that differs between the parts, with `State`. */
function withoutStateName(prop: Prop): Prop {
  const { text, references } = prop.type;
  return {
    ...prop,
    description: prop.description.replaceAll(/\s+/g, ' '),
    type: {
      text: text.replaceAll(/\b[A-Z][\w.]*State\b(<[^<>]*>)?|\bState<[^<>]*>/g, 'State'),
      references: references.filter((reference) => !isState(reference)),
    },
  };
}

function isState({ name }: TypeText['references'][number]): boolean {
  return name.endsWith('State');
}

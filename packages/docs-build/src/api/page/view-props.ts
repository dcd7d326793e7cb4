import type { Prop } from 'react-api-docs/document';
import type { ApiParameterView, ApiPropGroupView, ApiPropView } from 'docs-shell/components';
import type { Messages } from 'docs-shell/i18n';
import { viewHistory } from '../history/view-history';
import { describeProp } from './describe-prop';
import { propGroups, type PropGroup } from './group-props';
import type { ApiSection, AnchoredProp } from './outline-types';
import { viewCode } from './view-code';
import { viewType } from './type-view';
import type { ViewTools } from './view-tools';

/** Rows of props contain no highlighted code. */
type PropTools = Omit<ViewTools, 'highlighter'>;

/** Shorter tables need no titles between their groups. */
const minPropsWithTitles = 10;

/** Creates the views of props: own props by group, then those of each component that they are inherited from. */
export function viewProps(
  { props, markedNeed }: Extract<ApiSection, { kind: 'props' }>,
  tools: PropTools,
): ApiPropGroupView[] {
  const own = props.filter(({ prop }) => prop.inheritedFrom === undefined);
  const view = (placed: AnchoredProp) => viewProp(placed, markedNeed, tools);
  const hasTitles = own.length >= minPropsWithTitles && own.some(({ group }) => group);
  const groups = hasTitles
    ? propGroups.map((group) => ({
        title: tools.messages[groupTitles[group]],
        props: own.filter((prop) => prop.group === group).map(view),
      }))
    : [{ props: own.map(view) }];
  const sources = new Set(props.flatMap(({ prop }) => prop.inheritedFrom ?? []));
  const inherited = [...sources].map((source) => {
    const href = tools.hrefOf(source);
    return {
      inheritedFrom: { text: source, ...(href !== undefined && { href }) },
      props: props.filter(({ prop }) => prop.inheritedFrom === source).map(view),
    };
  });
  return [...groups, ...inherited].filter((group) => group.props.length > 0);
}

const groupTitles = {
  required: 'apiRequired',
  value: 'apiGroupValue',
  content: 'apiGroupContent',
  behavior: 'apiGroupBehavior',
  events: 'apiGroupEvents',
  appearance: 'apiGroupAppearance',
  accessibility: 'apiGroupAccessibility',
  slots: 'apiSlots',
  styling: 'apiGroupStyling',
} as const satisfies Record<PropGroup, keyof Messages>;

function viewProp(
  { id, prop, history }: AnchoredProp,
  markedNeed: 'required' | 'optional',
  tools: PropTools,
): ApiPropView {
  const { markdown, resolveReference } = tools;
  const { name, type, required, deprecation, signature, plan } = prop;
  const typeView = viewType(type, resolveReference, signature);
  const shown = typeView.long ? '' : type.text;
  const parameters = signature && viewSignature(signature, shown, tools);
  return {
    id,
    name,
    type: typeView,
    ...(required === (markedNeed === 'required') && { need: markedNeed }),
    ...(prop.default !== undefined && { default: viewCode(prop.default, markdown) }),
    description: markdown.render(describeProp(prop)),
    ...(deprecation && { deprecation: markdown.render(deprecation.advice) }),
    ...(parameters && parameters.length > 0 && { signature: parameters }),
    ...(plan && { plan }),
    ...(history && { history: viewHistory(history, tools.messages) }),
  };
}

/**
 * Lists parameters only if the package describes one of them. Leaves out the types that the row shows already.
 *
 * @param shown the type of the row, or an empty string if it is folded
 */
function viewSignature(
  { parameters, returns }: NonNullable<Prop['signature']>,
  shown: string,
  { markdown, resolveReference }: PropTools,
): ApiParameterView[] {
  const isDescribed = [...parameters, returns].some(({ description }) => description !== '');
  if (!isDescribed) return [];
  const listed = parameters.map(({ name, type, optional, description }) => ({
    name,
    ...(!shown.includes(`${optional ? `${name}?` : name}: ${type.text}`) && {
      type: viewType(type, resolveReference),
    }),
    isOptional: optional,
    description: markdown.render(description),
  }));
  const returned = {
    type: viewType(returns.type, resolveReference),
    isOptional: false,
    description: markdown.render(returns.description),
  };
  return returns.type.text === 'void' ? listed : [...listed, returned];
}

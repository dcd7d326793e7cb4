import type { Prop } from 'react-api-docs/document';
import type { ApiParameterView, ApiPropGroupView, ApiPropView } from 'docs-shell/components';
import type { ApiSection, AnchoredProp } from './outline-types';
import { viewCode } from './view-code';
import { viewType } from './type-view';
import type { ViewTools } from './view-tools';

/** Creates the views of props: own props first, then those of each component that they are inherited from. */
export function viewProps(
  { props, markedNeed }: Extract<ApiSection, { kind: 'props' }>,
  tools: ViewTools,
): ApiPropGroupView[] {
  const sources = [...new Set([undefined, ...props.map(({ prop }) => prop.inheritedFrom)])];
  return sources
    .map((source) => {
      const href = source === undefined ? undefined : tools.hrefOf(source);
      return {
        ...(source !== undefined && {
          inheritedFrom: { text: source, ...(href !== undefined && { href }) },
        }),
        props: props
          .filter(({ prop }) => prop.inheritedFrom === source)
          .map((placed) => viewProp(placed, markedNeed, tools)),
      };
    })
    .filter((group) => group.props.length > 0);
}

function viewProp(
  { id, prop }: AnchoredProp,
  markedNeed: 'required' | 'optional',
  tools: ViewTools,
): ApiPropView {
  const { markdown, resolveReference } = tools;
  const { name, type, required, description, deprecation, signature, plan } = prop;
  const parameters = signature && viewSignature(signature, tools);
  return {
    id,
    name,
    type: viewType(type, resolveReference, signature),
    ...(required === (markedNeed === 'required') && { need: markedNeed }),
    ...(prop.default !== undefined && { default: viewCode(prop.default, markdown) }),
    description: markdown.render(description),
    ...(deprecation && { deprecation: markdown.render(deprecation.advice) }),
    ...(parameters && parameters.length > 0 && { signature: parameters }),
    ...(plan && { plan }),
  };
}

/** Lists parameters only if the package describes one of them, because the type already has their types. */
function viewSignature(
  { parameters, returns }: NonNullable<Prop['signature']>,
  { markdown, resolveReference }: ViewTools,
): ApiParameterView[] {
  const isDescribed = [...parameters, returns].some(({ description }) => description !== '');
  if (!isDescribed) return [];
  const listed = parameters.map(({ name, type, optional, description }) => ({
    name,
    type: viewType(type, resolveReference),
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

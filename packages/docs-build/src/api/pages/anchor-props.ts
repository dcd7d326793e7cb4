import type { Prop } from 'react-api-docs/document';
import { groupProps } from './group-props';
import type { AnchoredProp } from './outline-types';

/** Sorts props by group, and adds an anchor to each: `prop-color`. */
export function anchorProps(props: readonly Prop[], prefix: string): AnchoredProp[] {
  return groupProps(props).map(({ prop, group }) => ({
    id: anchorOf(`${prefix}-${prop.name}`),
    prop,
    group,
  }));
}

/** Adds an anchor to each member of an output. The members keep their order. */
export function anchorMembers(members: readonly Prop[], prefix: string): AnchoredProp[] {
  return members.map((prop) => ({ id: anchorOf(`${prefix}-${prop.name}`), prop }));
}

/** Turns a text into an anchor. Names have characters that a URL would have to escape. */
export function anchorOf(text: string): string {
  return text.replaceAll(/[^\w-]+/g, '-').replace(/-$/, '');
}

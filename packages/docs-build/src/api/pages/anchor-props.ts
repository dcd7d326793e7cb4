import type { Prop } from 'react-api-docs/document';
import type { AnchoredProp } from './outline-types';

/** Gives each prop its anchor: `prop-color`. */
export function anchorProps(props: readonly Prop[], prefix: string): AnchoredProp[] {
  return props.map((prop) => ({ id: anchorOf(`${prefix}-${prop.name}`), prop }));
}

/** Text as an anchor: names hold signs that an address would have to escape. */
export function anchorOf(text: string): string {
  return text.replaceAll(/[^\w-]+/g, '-').replace(/-$/, '');
}

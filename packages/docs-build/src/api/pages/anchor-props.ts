import type { Prop } from 'react-api-docs/document';
import type { AnchoredProp } from './outline-types';

/** Adds an anchor to each prop: `prop-color`. */
export function anchorProps(props: readonly Prop[], prefix: string): AnchoredProp[] {
  return props.map((prop) => ({ id: anchorOf(`${prefix}-${prop.name}`), prop }));
}

/** Turns a text into an anchor. Names have characters that a URL would have to escape. */
export function anchorOf(text: string): string {
  return text.replaceAll(/[^\w-]+/g, '-').replace(/-$/, '');
}

import type { ComponentType } from 'react';
import { act, createElement, createRef, isValidElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { ComponentDocument } from '../document';

/** Returns the HTML of a component without generated ids and names, or undefined if it cannot be rendered alone. */
export function render(
  component: unknown,
  props: object,
  observe: () => void = () => undefined,
): string | undefined {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host, {
    onUncaughtError: () => undefined,
    onCaughtError: () => undefined,
  });
  try {
    act(() => root.render(createElement(component as ComponentType<object>, props)));
    observe();
    return document.body.innerHTML
      .replaceAll(/_r_\w+_|:r\w+:|«r\w+»/g, 'id')
      .replaceAll(/\bcss-\w+/g, 'css');
  } catch {
    return undefined;
  } finally {
    act(() => root.unmount());
    document.body.replaceChildren();
  }
}

/**
 * Returns the class of the ref's element, and the tag of the element that receives attributes. An element of the caller
 * counts as any element.
 */
export function renderProbe(
  component: unknown,
  props: object,
): { readonly held?: string; readonly tag?: string } {
  const held = createRef<unknown>();
  const seen: { held?: string; tag?: string } = {};
  const note = () => {
    const element = document.querySelector('[data-probe]');
    if (element) seen.tag = element.matches('button.own') ? 'HTMLElement' : element.localName;
    const { current } = held;
    if (current instanceof Element && current !== document.body) {
      seen.held = current.matches('button.own') ? 'Element' : current.constructor.name;
    }
  };
  render(component, { ...props, ...ownChild(props), ref: held, 'data-probe': '' }, note);
  return seen;
}

function ownChild(props: object): object {
  return 'children' in props && isValidElement(props.children)
    ? { children: createElement('button', { className: 'own' }, 'x') }
    : {};
}

/** Props without which a component renders nothing, in the types of its document. */
export function minimalProps(
  { props }: ComponentDocument,
  { onlyRequired = false } = {},
): Record<string, unknown> {
  const given = onlyRequired ? props.filter(({ required }) => required) : props;
  const names = new Map(given.map((prop) => [prop.name, prop]));
  const element = createElement('button', null, 'x');
  const children = names.get('children')?.type.text.includes('ReactElement') ? element : 'x';
  return {
    ...(names.has('children') && { children }),
    ...(names.has('open') && { open: true }),
    ...(names.get('open') && names.has('anchorEl') && { anchorEl: document.body }),
    ...(names.get('options')?.required && { options: [] }),
    ...(names.get('renderInput')?.required && { renderInput: () => null }),
    ...(names.get('control')?.required && { control: element }),
    ...(names.get('title')?.required && { title: 'x' }),
    ...(names.get('label')?.required && { label: 'x' }),
    ...(names.get('value')?.required && { value: 'x' }),
  };
}

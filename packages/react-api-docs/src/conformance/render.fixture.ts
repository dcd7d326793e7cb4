import type { ComponentType } from 'react';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { ComponentDocument } from '../document';

/** Returns the HTML of a component without generated ids and names, or undefined if it cannot render alone. */
export function render(component: unknown, props: object): string | undefined {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host, {
    onUncaughtError: () => undefined,
    onCaughtError: () => undefined,
  });
  try {
    act(() => root.render(createElement(component as ComponentType<object>, props)));
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

/** Props that a component needs to render anything, of the types in its document. */
export function minimalProps({ props }: ComponentDocument): Record<string, unknown> {
  const names = new Map(props.map((prop) => [prop.name, prop]));
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

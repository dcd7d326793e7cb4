import { addStyles } from '../../../client/add-styles';
import { createElement } from '../../../client/create-element';
import type { EditorMessages } from '../../../i18n/editor';
import { formatMessage } from '../../../i18n/format-message';
import { demoAttribute, toolbarClass } from '../contract';
import type { DemoEditing } from '../editor/edit-demo.lazy.client';
import type { ComponentControls, PropControl } from '../sandbox/types';
import { readChosenProps, toCode, writeControlsHash } from './controls-address';
import styles from './controls.lazy.css?inline';
import { readProp, writeProp } from './edit-props';
import { parseControlsHash } from './parse-controls-hash';
import { unquote } from './quote';

interface ControlsPanelOptions {
  /** The element around the demo. */
  readonly demo: HTMLElement;
  /** The button in the toolbar that shows and hides the panel. */
  readonly button: HTMLElement;
  readonly controls: readonly ComponentControls[];
  readonly editing: DemoEditing;
  readonly messages: EditorMessages;
}

/** The panel of one demo. */
export interface ControlsPanel {
  toggle(): void;
  /** Removes the panel. */
  remove(): void;
}

/** A form control with what it shows. */
interface ControlField {
  readonly element: HTMLElement;
  /** Shows the prop as the code sets it. */
  refresh(): void;
}

/**
 * Opens a panel that changes props in the code of a demo. The editor runs the code, so the copy button, StackBlitz and
 * CodeSandbox have what is chosen. The hash of the address has it too.
 */
export function openControls(options: ControlsPanelOptions): ControlsPanel {
  const { demo, button, controls, editing, messages } = options;
  const name = demo.getAttribute(demoAttribute) ?? '';
  const chosen = new Map<string, string>();
  const choose = (component: string, prop: string, code: string | undefined) => {
    const key = `${component}.${prop}`;
    if (code === undefined) {
      chosen.delete(key);
    } else {
      chosen.set(key, code);
    }
    editing.change((text) => writeProp(text, component, prop, code));
    history.replaceState(history.state, '', writeControlsHash(name, chosen));
  };
  const groups = controls.map(({ component, props }) => {
    const code = editing.text();
    const fields = props
      .filter((prop) => readProp(code, component, prop.name).kind !== 'expression')
      .map((prop) => createField(component, prop, options, choose));
    return { component, fields };
  });
  const panel = createElement(
    'form',
    {
      class: 'd-demo-controls',
      id: `${name}-controls`,
      'aria-label': formatMessage(messages.controlsTitle, { name }),
    },
    ...groups
      .filter(({ fields }) => fields.length > 0)
      .map(({ component, fields }, index) => createGroup(component, fields, index === 0)),
  );
  panel.addEventListener('submit', (event) => event.preventDefault());
  addStyles(styles);
  demo.querySelector(`.${toolbarClass}`)?.after(panel);
  button.setAttribute('aria-controls', panel.id);

  const refresh = () => {
    for (const { fields } of groups) fields.forEach((field) => field.refresh());
    button.setAttribute('aria-expanded', String(!panel.hidden && editing.isOpen()));
  };
  const show = (isShown: boolean) => {
    panel.hidden = !isShown;
    if (isShown) {
      editing.open();
    }
    // Before the focus moves, because a field that has it keeps what it shows.
    refresh();
    if (isShown) {
      panel.querySelector<HTMLElement>('input, select')?.focus();
    }
  };
  editing.watch(refresh);
  const followHash = () => {
    const linked = parseControlsHash(location.hash);
    if (linked?.name !== name) return;
    for (const [key, code] of readChosenProps(linked.search, controls)) {
      const at = key.lastIndexOf('.');
      choose(key.slice(0, at), key.slice(at + 1), code);
    }
  };
  followHash();
  const removing = new AbortController();
  addEventListener('hashchange', followHash, { signal: removing.signal });
  show(true);
  return {
    toggle: () => show(panel.hidden !== false || !editing.isOpen()),
    remove() {
      removing.abort();
      panel.remove();
      button.removeAttribute('aria-controls');
      button.setAttribute('aria-expanded', 'false');
    },
  };
}

/** Props of the first component are open. The others open by themselves: parts of a menu have many. */
function createGroup(
  component: string,
  fields: readonly ControlField[],
  isOpen: boolean,
): HTMLElement {
  const group = createElement(
    'details',
    {},
    createElement('summary', {}, createElement('code', {}, component)),
    createElement(
      'div',
      { class: 'd-demo-control-list', role: 'group', 'aria-label': component },
      ...fields.map(({ element }) => element),
    ),
  );
  group.open = isOpen;
  return group;
}

type Choose = (component: string, prop: string, code: string | undefined) => void;

function createField(
  component: string,
  prop: PropControl,
  { demo, editing, messages }: ControlsPanelOptions,
  choose: Choose,
): ControlField {
  const read = () => {
    const found = readProp(editing.text(), component, prop.name);
    return found.kind === 'literal' ? found.code : undefined;
  };
  const label = createElement('code', { dir: 'ltr' }, ...breakName(prop.name));
  const write = (code: string | undefined) =>
    choose(component, prop.name, code === prop.default ? undefined : code);
  if (prop.kind === 'boolean') {
    const input = createElement('input', { type: 'checkbox' });
    input.addEventListener('change', () => {
      const code = String(input.checked);
      write(code === 'false' && prop.default === undefined ? undefined : code);
    });
    return {
      element: createElement('label', { class: 'd-demo-control-switch' }, input, label),
      refresh: () => {
        input.checked = (read() ?? prop.default) === 'true';
      },
    };
  }
  const input = prop.kind === 'choice' ? createSelect(prop, messages) : createInput(prop);
  input.addEventListener('input', () => {
    const isUnset = input.value === '' && prop.name !== 'children';
    write(isUnset ? undefined : toCode(input.value, prop));
  });
  // A label around a select would have the texts of its options in its name.
  input.id = `${demo.getAttribute(demoAttribute) ?? ''}-${component}-${prop.name}`;
  const labeled = createElement('label', { for: input.id }, label);
  return {
    element: createElement('div', { class: 'd-demo-control' }, labeled, input),
    refresh: () => {
      const code = read();
      const shown = unquote(code ?? '');
      // The reader is typing: `1.` is no number yet.
      if (document.activeElement !== input || input instanceof HTMLSelectElement) {
        input.value = code === prop.default ? '' : shown;
      }
    },
  };
}

/** Lets a name break before a capital: `focusableWhen`, `Disabled`. */
function breakName(name: string): (string | HTMLElement)[] {
  return name
    .split(/(?=[A-Z])/)
    .flatMap((part, index) => (index === 0 ? part : [createElement('wbr', {}), part]));
}

function createInput({ kind, default: initial = '' }: PropControl): HTMLInputElement {
  return createElement('input', {
    type: kind === 'number' ? 'number' : 'text',
    step: 'any',
    autocomplete: 'off',
    placeholder: unquote(initial),
  });
}

/** The first option stands for no prop. It is the default value, if the package documents one. */
function createSelect(
  { values, default: initial }: Extract<PropControl, { readonly kind: 'choice' }>,
  messages: EditorMessages,
): HTMLSelectElement {
  const unset =
    initial === undefined
      ? messages.controlUnset
      : formatMessage(messages.controlDefault, { value: unquote(initial) });
  return createElement(
    'select',
    {},
    createElement('option', { value: '' }, unset),
    ...values
      .filter((value) => value !== initial)
      .map((value) => createElement('option', { value: unquote(value) }, unquote(value))),
  );
}

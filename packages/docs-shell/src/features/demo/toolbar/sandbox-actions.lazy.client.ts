import { editorEn, type EditorMessages } from '../../../i18n/editor';
import { fetchJson } from '../../../client/fetch-json';
import { onDemand } from '../../../client/on-demand';
import { announce, announceFailure } from '../../../client/status-message';
import { registerUnsavedChanges } from '../../../client/unsaved-changes';
import type { ControlsPanel } from '../controls/controls-panel.lazy.client';
import {
  demoAttribute,
  editorMessagesAttribute,
  sandboxActionAttribute,
  sandboxUrlAttribute,
  type SandboxService,
} from '../contract';
import { parseDemoSandbox } from '../sandbox/parse-demo-sandbox';
import {
  createCodeSandboxForm,
  createStackBlitzForm,
  type SandboxForm,
} from '../sandbox/sandbox-forms';
import type { DemoSandbox } from '../sandbox/types';
import { getShownCodeVariant } from '../shown-code-variant.client';
import { styleChangedEvent } from '../styles/contract';
import type { DemoEditing } from '../editor/edit-demo.lazy.client';

const forms = { stackblitz: createStackBlitzForm, codesandbox: createCodeSandboxForm } as const;

/** Returns the function that runs the action of a clicked toolbar button: edit, StackBlitz or CodeSandbox. */
export function createSandboxActions(): (button: HTMLElement) => void {
  const loadSandbox = createSandboxLoader();
  const editor = onDemand(() => import('../editor/edit-demo.lazy.client'));
  const controls = onDemand(() => import('../controls/controls-panel.lazy.client'));
  const edited = new Map<Element, DemoEditing>();
  const panels = new Map<Element, ControlsPanel>();
  registerUnsavedChanges(() => [...edited.values()].some((editing) => editing.isChanged()));

  /** @param clicked the button that waits for the editor */
  const start = async (
    demo: HTMLElement,
    clicked: HTMLElement,
    hasFocus: boolean,
  ): Promise<DemoSandbox | undefined> => {
    const messages = readMessages(demo);
    const url = demo.getAttribute(sandboxUrlAttribute);
    announce(messages.editorLoading);
    const [sandbox, module] = await Promise.all([
      loadSandbox(demo),
      editor.use(clicked, messages.editorFailed),
    ]);
    if (!sandbox) {
      announceFailure(messages.editorFailed);
      return undefined;
    }
    // The reader chose another style variant meanwhile.
    if (url !== demo.getAttribute(sandboxUrlAttribute)) return start(demo, clicked, hasFocus);
    const button = demo.querySelector<HTMLElement>(`[${sandboxActionAttribute}="edit"]`);
    if (module && button && !edited.has(demo)) {
      edited.set(demo, module.editDemo({ demo, button, sandbox, messages, hasFocus }));
    }
    return sandbox;
  };

  const edit = async (demo: HTMLElement, button: HTMLElement) => {
    const known = edited.get(demo);
    if (known) {
      known.toggle();
    } else {
      await start(demo, button, true);
    }
  };

  const control = async (demo: HTMLElement, button: HTMLElement) => {
    const known = panels.get(demo);
    if (known) {
      known.toggle();
      return;
    }
    const messages = readMessages(demo);
    const [sandbox, module] = await Promise.all([
      edited.has(demo) ? loadSandbox(demo) : start(demo, button, false),
      controls.use(button, messages.editorFailed),
    ]);
    const editing = edited.get(demo);
    if (sandbox?.controls && module && editing && !panels.has(demo)) {
      const options = { demo, button, controls: sandbox.controls, editing, messages };
      panels.set(demo, module.openControls(options));
    }
  };

  const open = async (demo: HTMLElement, service: SandboxService) => {
    const sandbox = await loadSandbox(demo);
    if (!sandbox) {
      announceFailure(readMessages(demo).editorFailed);
      return;
    }
    const variant = getShownCodeVariant(demo);
    const entry = sandbox.entry[variant];
    const files = { ...sandbox.files[variant], ...edited.get(demo)?.changes(variant) };
    postForm(forms[service]({ title: sandbox.title, entry, files }));
  };

  // Another style variant is another project: an open editor opens again with its code.
  document.addEventListener(styleChangedEvent, ({ target }) => {
    const demo = target instanceof HTMLElement ? target : undefined;
    const editing = demo && edited.get(demo);
    if (!demo || !editing) return;
    const isOpen = editing.isOpen();
    panels.get(demo)?.remove();
    panels.delete(demo);
    editing.remove();
    edited.delete(demo);
    const button = demo.querySelector<HTMLElement>(`[${sandboxActionAttribute}="edit"]`);
    if (isOpen && button) void start(demo, button, false);
  });

  return (button) => {
    const demo = button.closest<HTMLElement>(`[${demoAttribute}]`);
    const action = button.getAttribute(sandboxActionAttribute);
    if (demo && action === 'edit') {
      void edit(demo, button);
    } else if (demo && action === 'controls') {
      void control(demo, button);
    } else if (demo && (action === 'stackblitz' || action === 'codesandbox')) {
      void open(demo, action);
    }
  };
}

/** The reader waits for the sandbox: after this time the request fails. */
const sandboxTimeoutMs = 10_000;

/** Fetches the sandbox of a demo, once. Returns nothing if it cannot be fetched. */
function createSandboxLoader(): (demo: Element) => Promise<DemoSandbox | undefined> {
  const loaded = new Map<string, DemoSandbox>();
  return async (demo) => {
    const url = demo.getAttribute(sandboxUrlAttribute) ?? '';
    const known = loaded.get(url);
    if (known) {
      return known;
    }
    const answer = await fetchJson(url, { timeoutMs: sandboxTimeoutMs });
    const sandbox = answer.kind === 'found' ? parseDemoSandbox(answer.value) : undefined;
    if (sandbox) {
      loaded.set(url, sandbox);
    }
    return sandbox;
  };
}

/** The editor's messages in the language of the page. The page writes them unless they are English. */
function readMessages(demo: Element): EditorMessages {
  try {
    const messages: unknown = JSON.parse(demo.getAttribute(editorMessagesAttribute) ?? '{}');
    return { ...editorEn, ...(messages as Partial<EditorMessages>) };
  } catch {
    return editorEn;
  }
}

/** Posts a form to a new tab, which gets no reference to this one. */
function postForm({ action, fields }: SandboxForm): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.target = '_blank';
  form.rel = 'noopener';
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    // An <input> would remove the line breaks.
    const field = document.createElement('textarea');
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

import { createCodeSandboxForm } from '../sandbox/create-codesandbox-form';
import { createStackBlitzForm } from '../sandbox/create-stackblitz-form';
import { registerUnsavedChanges } from '../../../client/unsaved-changes';
import { shownVariant } from '../shown-variant.client';
import { announce } from '../../../client/status-message';
import type { DemoEditing } from './edit-demo.client';
import { createProjectLoader } from './load-project.client';
import { postForm } from './post-form.client';
import { readWords } from './read-words.client';

const forms = { stackblitz: createStackBlitzForm, codesandbox: createCodeSandboxForm } as const;

/** Makes what the buttons of a demo's project do: each knows its demo by the frame around it. */
export function createProjectTools(): (button: HTMLElement) => void {
  const loadProject = createProjectLoader();
  const edited = new Map<Element, DemoEditing>();
  registerUnsavedChanges(() => [...edited.values()].some((editing) => editing.isChanged()));

  const edit = async (demo: HTMLElement, button: HTMLElement) => {
    const known = edited.get(demo);
    if (known) {
      known.toggle();
      return;
    }
    const words = readWords(demo);
    announce(words.editorLoading);
    const loaded = await Promise.all([
      loadProject(demo),
      import('./edit-demo.client').catch(() => undefined),
    ]);
    const [project, module] = loaded;
    if (!project || !module) {
      announce(words.editorFailed);
    } else if (!edited.has(demo)) {
      edited.set(demo, module.editDemo({ demo, button, project, words }));
    }
  };

  const open = async (demo: HTMLElement, service: keyof typeof forms) => {
    const project = await loadProject(demo);
    if (!project) {
      announce(readWords(demo).editorFailed);
      return;
    }
    const variant = shownVariant(demo);
    const entry = project.entry[variant];
    const files = { ...project.files[variant], ...edited.get(demo)?.changes(variant) };
    postForm(forms[service]({ title: project.title, entry, files }));
  };

  return (button) => {
    const demo = button.closest<HTMLElement>('[data-demo]');
    const tool = button.dataset['projectTool'] ?? '';
    if (demo && tool === 'edit') {
      void edit(demo, button);
    } else if (demo && (tool === 'stackblitz' || tool === 'codesandbox')) {
      void open(demo, tool);
    }
  };
}

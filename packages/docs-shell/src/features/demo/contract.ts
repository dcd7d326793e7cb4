/** What the markup of demos and the code that runs in the browser agree on: attributes, classes, ids and events. */
import type { DemoModule } from '../../page-document';

/** On the element around a demo: its name, unique on the page. */
export const demoAttribute = 'data-demo';

/** On the element around a demo: URL of its module. */
export const demoModuleAttribute = 'data-module';

/** On the element around a demo: it is not hydrated before the reader points at it, touches it or focuses it. */
export const onIntentAttribute = 'data-on-intent';

/** On the element around a demo: React has hydrated it. */
export const hydratedAttribute = 'data-hydrated';

/** On the element around a demo, in dev: its HTML is older than its code, so it is rendered instead of hydrated. */
export const staleAttribute = 'data-stale';

/** On the element around a demo: URL of its sandbox as JSON. */
export const sandboxUrlAttribute = 'data-sandbox';

/** On the element around a demo: the editor's messages as JSON, where they are not English. */
export const editorMessagesAttribute = 'data-editor-messages';

/** On the element around a demo: its editor is open. */
export const editingAttribute = 'data-editing';

/** On the element around a demo: the playground shows edited code in place of the demo. */
export const runningAttribute = 'data-running';

/** On the container of a demo's React root. */
export const demoRootAttribute = 'data-demo-root';

/** On an element that is shown with one code variant. */
export const codeAttribute = 'data-code';

/** On a button: the code variant that it chooses. Buttons of some libraries have `data-variant`. */
export const variantAttribute = 'data-code-as';

/** On a button: what it does with the sandbox of the demo. */
export const sandboxActionAttribute = 'data-sandbox-action';

/** Where a sandbox can be opened. */
export type SandboxService = 'stackblitz' | 'codesandbox';

/** Values of `sandboxActionAttribute`. */
export type SandboxAction = 'edit' | 'controls' | SandboxService;

/** On the button that resets the demo: the message that announces it. */
export const resetDemoAttribute = 'data-reset-demo';

/** On the button that copies a link to the demo: the message that announces it. */
export const copyLinkAttribute = 'data-copy-link';

/** On a button whose text or link was copied just now. */
export const copiedAttribute = 'data-copied';

/** On the element in which the playground's document renders. */
export const playgroundAttribute = 'data-playground';

/** Box with the demo, its toolbar and its code. */
export const demoFrameClass = 'd-demo-frame';

/** Box in which a demo is rendered. */
export const previewClass = 'd-demo-preview';

/** The iframe of a demo that has a document of its own. */
export const demoIframeClass = 'd-demo-iframe';

/** The body of a document that holds one demo. */
export const demoDocumentClass = 'd-demo-document';

/** Toolbar of a demo. */
export const toolbarClass = 'd-demo-toolbar';

/** The `<details>` in the toolbar that expands the code. */
export const expandCodeClass = 'd-demo-expand';

/** Box with the toolbar and the code. */
export const demoSourceClass = 'd-demo-source';

/** Message of the error for a demo whose module has no default export. */
export const noDefaultExport = 'The demo has no default export.';

/** Message in place of a demo that cannot be rendered. */
export const demoErrorClass = 'd-demo-error';

/** Style of the text of a problem in `docs dev`: the whole text is visible in each frame. */
export const problemTextStyle =
  'margin:0;padding:16px;white-space:pre-wrap;overflow-wrap:anywhere;text-align:start';

/** Code of a demo in one variant. */
export const demoCodeClass = 'd-demo-code';

/** The stylesheets of a demo, below its code. */
export const demoStylesheetsClass = 'd-demo-stylesheets';

/** Event on the element around a demo: resets the demo. */
export const resetDemoEvent = 'docs:reset-demo';

export type { StyledCode } from './styles/contract';

/** Id of the `<script type="application/json">` with the `DemoList` of the page. */
export const demoListId = 'docs-demos';

/** The demos of a page that the browser hydrates. */
export interface DemoList {
  /** URL of the module that exports `mountDemo`. */
  readonly runtime: string;
  readonly demos: readonly DemoModule[];
}

/** What a reader did in a demo before React reacted to it. The runtime of demos repeats it after hydration. */
export interface EarlyInput {
  /** Events of the last press of a button. */
  press: readonly Event[];
  /** Fields that were changed, and what they were changed to. */
  readonly fields: Map<Element, Pick<HTMLInputElement, 'checked' | 'value'>>;
  /** Set after hydration: repeats a press that began before, when it ends. */
  repeatPress?: (events: readonly Event[]) => void;
}

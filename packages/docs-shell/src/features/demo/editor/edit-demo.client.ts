import type { DemoProject } from '../sandbox/types';
import type { CodeVariant } from '../../../theme/code-variant';
import type { EditorWords } from '../../../i18n/editor';
import { resetDemoEvent } from '../hydration/reset-demo-event';
import { createCodeEditor } from './create-code-editor.client';
import { openTexts } from './edited-texts';
import { followVariant } from './follow-variant.client';
import { keepFocus } from './keep-focus.client';
import { createEditorPlace } from './create-editor-place.client';
import { createDemoRun } from './create-demo-run.client';

interface EditDemoOptions {
  /** The demo's frame. */
  readonly demo: HTMLElement;
  /** What was pressed, and says whether the demo is being edited. */
  readonly button: HTMLElement;
  readonly project: DemoProject;
  readonly words: EditorWords;
}

/** A demo that a reader edits, or edited. */
export interface DemoEditing {
  /** Starts to edit or stops; what was typed stays. */
  toggle(): void;
  /** Whether anything was typed that differs from the demo. */
  isChanged(): boolean;
  /** Files of the project that the reader changed. */
  changes(variant: CodeVariant): Readonly<Record<string, string>>;
}

/** Milliseconds without a key after which the code runs. */
const restBeforeRun = 300;

/** Lets a reader edit a demo and see it run (SPEC CT-4). Starts at once. */
export function editDemo({ demo, button, project, words }: EditDemoOptions): DemoEditing {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const place = createEditorPlace(demo, words);
  const editor = createCodeEditor({
    host: place.host,
    hintId: place.hintId,
    onChange() {
      clearTimeout(resting);
      resting = setTimeout(runNow, restBeforeRun);
      run.rest();
    },
  });
  const texts = openTexts(editor, project, followVariant(demo, showVariant));
  const run = createDemoRun({ demo, project, words, notice: place.notice });
  keepFocus(place.host, { isDrawing: () => run.isDrawing(), refocus: () => editor.focus() });

  function runNow() {
    const { shown } = texts;
    const path = project.entry[shown];
    run.start({
      entry: path,
      files: { ...project.files[shown], [path]: texts.textOf(shown) },
      stylesheets: project.stylesheets,
      classNames: project.classNames,
    });
    place.mirror(texts.textOf(shown), shown);
  }

  function showVariant(variant: CodeVariant) {
    place.label(project.entry[variant]);
    texts.show(variant);
    if (isOpen()) {
      runNow();
    }
  }

  const isOpen = () => demo.hasAttribute('data-editing');
  const open = () => {
    demo.setAttribute('data-editing', '');
    demo.querySelector('.d-demo-expand')?.setAttribute('open', '');
    button.setAttribute('aria-pressed', 'true');
    runNow();
    editor.focus();
  };
  const close = () => {
    clearTimeout(resting);
    demo.removeAttribute('data-editing');
    button.setAttribute('aria-pressed', 'false');
    run.stop();
    place.restore();
  };

  demo.addEventListener(resetDemoEvent, () => {
    clearTimeout(resting);
    texts.reset();
    run.stop();
    if (isOpen()) {
      runNow();
    }
  });
  place.label(project.entry[texts.shown]);
  open();

  return {
    toggle: () => (isOpen() ? close() : open()),
    isChanged: () => texts.isChanged('TS') || texts.isChanged('JS'),
    changes: (variant) =>
      texts.isChanged(variant) ? { [project.entry[variant]]: texts.textOf(variant) } : {},
  };
}

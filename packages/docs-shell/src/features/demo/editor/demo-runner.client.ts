import type { Problem, Program } from '../sandbox/playground-messages';
import type { DemoSandbox } from '../sandbox/types';
import { formatMessage } from '../../../i18n/format-message';
import type { EditorMessages } from '../../../i18n/editor';
import {
  demoAttribute,
  demoFrameClass,
  demoIframeClass,
  previewClass,
  runningAttribute,
} from '../contract';
import { createPlaygroundFrame, type PlaygroundFrame } from './playground-frame.client';
import type { ProblemNotice } from './problem-notice.client';

interface DemoRunnerOptions {
  readonly demo: HTMLElement;
  readonly sandbox: DemoSandbox;
  readonly messages: EditorMessages;
  readonly notice: ProblemNotice;
  /** Moves the focus to the editor: called when the focused restart button is removed. */
  readonly focusEditor: () => void;
}

/** Runs the edited code of a demo in its playground. */
export interface DemoRunner {
  /** Runs a program. The last one stays visible until the new one has rendered. */
  run(program: Program): void;
  /** Whether a program is rendering, or has just finished. */
  isRendering(): boolean;
  /** Drops a problem that is not shown yet. Call it when the reader types again. */
  cancelProblem(): void;
  /** Removes the playground, so that the demo itself is visible again. */
  stop(): void;
}

/** Delay before a problem is shown: code is often incomplete while the reader types. */
const problemDelayMs = 500;

/** A demo may take the focus in an effect shortly after it has rendered. */
const renderGraceMs = 200;

/** Minimum height of the playground in pixels. */
const minPreviewHeight = 120;

/** Creates the runner of a demo. The playground is created by the first `run`. */
export function createDemoRunner({
  demo,
  sandbox,
  messages,
  notice,
  focusEditor,
}: DemoRunnerOptions): DemoRunner {
  let frame: PlaygroundFrame | undefined;
  let problemTimer: ReturnType<typeof setTimeout> | undefined;
  let latest: Program | undefined;
  let isRendering = false;

  const endRendering = () =>
    setTimeout(() => {
      isRendering = false;
    }, renderGraceMs);

  const showProblemLater = (problem: Problem) => {
    clearTimeout(problemTimer);
    problemTimer = setTimeout(() => notice.showProblem(problem), problemDelayMs);
  };
  const open = () =>
    createPlaygroundFrame({
      container: demo.querySelector(`.${demoFrameClass}`) ?? demo,
      src: sandbox.playground,
      title: formatMessage(messages.editorFrame, { name: demo.getAttribute(demoAttribute) ?? '' }),
      minHeight: measurePreview(demo),
      onShown() {
        endRendering();
        clearTimeout(problemTimer);
        notice.clear();
        demo.setAttribute(runningAttribute, '');
      },
      onProblem(problem) {
        endRendering();
        showProblemLater(problem);
      },
      onStopped(reason) {
        frame = undefined;
        isRendering = false;
        clearTimeout(problemTimer);
        demo.removeAttribute(runningAttribute);
        notice.showStopped(reason, restart);
      },
    });
  const restart = () => {
    if (latest) {
      run(latest);
    }
    focusEditor();
  };
  const run = (program: Program) => {
    latest = program;
    isRendering = true;
    if (!frame) {
      notice.clear();
      frame = open();
    }
    frame.run(program);
  };

  return {
    run,
    isRendering: () => isRendering,
    cancelProblem: () => clearTimeout(problemTimer),
    stop() {
      clearTimeout(problemTimer);
      notice.clear();
      frame?.remove();
      frame = undefined;
      demo.removeAttribute(runningAttribute);
    },
  };
}

/** Returns the current height of the demo in pixels, so that the playground does not move the page. */
function measurePreview(demo: HTMLElement): number {
  const preview = demo.querySelector(`.${previewClass}, .${demoIframeClass}`);
  return Math.max(minPreviewHeight, Math.round(preview?.getBoundingClientRect().height ?? 0));
}

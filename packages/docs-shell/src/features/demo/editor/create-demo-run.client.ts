import type { Problem, Program } from '../sandbox/frame-messages';
import type { DemoProject } from '../sandbox/types';
import { formatMessage } from '../../../i18n/format-message';
import type { EditorWords } from '../../../i18n/editor';
import { createPlaygroundFrame, type PlaygroundFrame } from './create-playground-frame.client';
import type { ProblemNotice } from './problem-notice.client';

interface DemoRunOptions {
  readonly demo: HTMLElement;
  readonly project: DemoProject;
  readonly words: EditorWords;
  readonly notice: ProblemNotice;
}

/** The running code of a demo that is edited. */
export interface DemoRun {
  /** Runs a program; what is shown stays until the new one is drawn. */
  start(program: Program): void;
  /** Whether a program was started and is not on the stage yet, or only just. */
  isDrawing(): boolean;
  /** The reader types again: no news for now. */
  rest(): void;
  stop(): void;
}

/** Milliseconds between a run that failed and the news of it: who is in the middle of a word knows. */
const restBeforeProblem = 500;

/** Milliseconds for which what was just drawn counts as being drawn. */
const afterDrawing = 200;

/** Runs a demo's code in the place of its stage. */
export function createDemoRun({ demo, project, words, notice }: DemoRunOptions): DemoRun {
  let frame: PlaygroundFrame | undefined;
  let telling: ReturnType<typeof setTimeout> | undefined;
  let latest: Program | undefined;
  let isDrawing = false;

  const endDrawing = () =>
    setTimeout(() => {
      isDrawing = false;
    }, afterDrawing);

  const tell = (problem: Problem) => {
    clearTimeout(telling);
    telling = setTimeout(() => notice.showProblem(problem), restBeforeProblem);
  };
  const open = () =>
    createPlaygroundFrame({
      place: demo.querySelector('.d-demo-frame') ?? demo,
      src: project.playground,
      title: formatMessage(words.editorFrame, { name: demo.dataset['demo'] ?? '' }),
      height: stageHeight(demo),
      onShown() {
        endDrawing();
        clearTimeout(telling);
        notice.clear();
        demo.setAttribute('data-running', '');
      },
      onProblem(problem) {
        endDrawing();
        tell(problem);
      },
      onStopped() {
        frame = undefined;
        isDrawing = false;
        clearTimeout(telling);
        demo.removeAttribute('data-running');
        notice.showStopped(restart);
      },
    });
  const restart = () => {
    if (latest) {
      run(latest);
    }
    // The button that was pressed goes away.
    demo.querySelector<HTMLElement>('.d-demo-editor-host')?.focus();
  };
  const run = (program: Program) => {
    latest = program;
    isDrawing = true;
    if (!frame) {
      notice.clear();
      frame = open();
    }
    frame.run(program);
  };

  return {
    start: run,
    isDrawing: () => isDrawing,
    rest: () => clearTimeout(telling),
    stop() {
      clearTimeout(telling);
      notice.clear();
      frame?.remove();
      frame = undefined;
      demo.removeAttribute('data-running');
    },
  };
}

/** Pixels that the demo takes now: what stands in its place must not move the page. */
function stageHeight(demo: HTMLElement): number {
  const stage = demo.querySelector('.d-demo-stage, .d-demo-window');
  return Math.max(120, Math.round(stage?.getBoundingClientRect().height ?? 0));
}

import {
  demoAttribute,
  demoErrorClass,
  demoModuleAttribute,
  demoRootAttribute,
  problemTextStyle,
} from '../contract';

const problemClass = 'd-dev-problem';

/** Returns the demos that the document hydrates: paths below `demos/` by name. */
export function listDemoIds(): ReadonlyMap<string, string> {
  return new Map(
    [...document.querySelectorAll(`[${demoModuleAttribute}]`)].flatMap((demo) => {
      const module = demo.getAttribute(demoModuleAttribute) ?? '';
      const [, id] = /\/demos\/([^?]+)/.exec(new URL(module, document.baseURI).pathname) ?? [];
      return id === undefined
        ? []
        : [[demo.getAttribute(demoAttribute) ?? '', decodeURI(id)] as const];
    }),
  );
}

/**
 * Shows the problems of demos that still run, below each demo. For `docs dev`.
 *
 * @param problems - texts by path below `demos/`; a demo without one has no problem
 */
export function showDemoProblems(problems: Readonly<Record<string, string>>): void {
  for (const [name, id] of listDemoIds()) {
    const demo = document.querySelector(`[${demoAttribute}="${CSS.escape(name)}"]`);
    const text = problems[id];
    const shown = demo?.querySelector(`.${problemClass}`);
    if (shown?.textContent === text) continue;
    shown?.remove();
    if (text === undefined) continue;
    const box = document.createElement('div');
    box.setAttribute('role', 'alert');
    box.className = `${demoErrorClass} ${problemClass}`;
    const code = document.createElement('pre');
    code.style.cssText = problemTextStyle;
    code.textContent = text;
    box.append(code);
    demo?.querySelector(`[${demoRootAttribute}]`)?.after(box);
  }
}

import { writeProp } from 'docs-shell/demo/edit-props';
import type { ControlledApp } from './all-controls.fixture';
import { compileDemos } from './compile-demos';
import { listControlValues } from './control-values';

/** Compiled code of controls, and what the compiler rejects of it. */
export interface CheckedSnippets {
  readonly count: number;
  /** `Button.color = 'error' (button/Basic.tsx): Type … is not assignable …` */
  readonly errors: readonly string[];
}

/** Compiles the code of an app's demos as the controls write it: each value of each prop. */
export async function checkSnippets({ app, demos }: ControlledApp): Promise<CheckedSnippets> {
  const sources = new Map<string, string>();
  const labels = new Map<string, string>();
  for (const { id, source, controls } of demos) {
    for (const { component, props } of controls) {
      for (const prop of props) {
        for (const value of listControlValues(prop)) {
          const text = writeProp(source, component, prop.name, value);
          if (text === source) continue;
          const file = id.replace(/\.tsx$/, `--${sources.size}.tsx`);
          sources.set(file, text);
          labels.set(file, `${component}.${prop.name} = ${value} (${id})`);
        }
      }
    }
  }
  const errors = await compileDemos(app.appDir, sources);
  const entries = [...errors].map(
    ([file, { text }]) => `${labels.get(file) ?? file}: ${text.slice(0, 300)}`,
  );
  return { count: sources.size, errors: entries.toSorted() };
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ControlledApp, ControlledDemo } from './all-controls.fixture';
import { reportProps } from './prop-report.fixture';

/**
 * Reports a demo that throws, and the props of a demo of which three fail, rendered as the demos of an app are. An app may
 * have no fault, so its own report does not show that its demos get their props, and that axe examines them.
 */
export async function reportProbe(name: string, app: ControlledApp): Promise<readonly string[]> {
  const file = path.join(import.meta.dirname, 'button-text.fixture.tsx');
  const demo: ControlledDemo = {
    id: 'probe',
    file,
    source: await readFile(file, 'utf8'),
    controls: [
      {
        component: 'Fragment',
        props: [
          { kind: 'choice', name: 'children', values: ["'Open'", "''", '{}'] },
          { kind: 'boolean', name: 'unknown' },
        ],
      },
    ],
  };
  const throwing: ControlledDemo = {
    id: 'throwing',
    file: path.join(import.meta.dirname, 'throwing.fixture.tsx'),
    source: '',
    controls: [],
  };
  const { broken, text } = await reportProps(name, { ...app, demos: [throwing, demo] });
  return [...broken, ...text.split('\n').filter((line) => line.startsWith('- '))];
}

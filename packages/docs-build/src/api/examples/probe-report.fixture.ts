import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ControlledApp, ControlledDemo } from './all-controls.fixture';
import { reportProps } from './prop-report.fixture';

/**
 * Reports the props of a demo of which two fail, rendered as the demos of an app are. An app may have no fault, so its own
 * report does not show that its demos get their props, and that axe examines them.
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
          { kind: 'choice', name: 'children', values: ["'Open'", "''"] },
          { kind: 'boolean', name: 'unknown' },
        ],
      },
    ],
  };
  const { text } = await reportProps(name, { ...app, demos: [demo] });
  return text.split('\n').filter((line) => line.startsWith('- '));
}

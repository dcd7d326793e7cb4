import { expect, it } from 'vitest';
import { deriveJavaScript } from './derive-javascript';

const derive = (source: string) => deriveJavaScript(source, import.meta.filename + 'x');

it('removes types and keeps comments, empty lines and texts', async () => {
  const source = `'use client';
import { useState, type ReactElement } from 'react';
import type { Theme } from '@mui/material/styles';

// The tides of one day.
const tides: readonly Tide[] = [
  { time: '04:12', metres: 4.1 },

  { time: '10:25', metres: 0.7 },
];

/** A tide. */
interface Tide {
  /** Two digits each. */
  time: string;
  metres: number;
}
// Below another one.
/** What is open. */
export type Open = Record<string, boolean>; // Not used.

const letter = \`Dear harbor master,

the water is \${tides[0]!.metres} metres high.\`;

export default function TideTable<T extends Tide>({ theme }: { theme: Theme }): ReactElement {
  const [open, setOpen] = useState<boolean>(false);
  const first = tides[0] as T;

  /*
   * Two lines

   * and a third.
   */
  return (
    <section aria-label="Tides">
      {/* The next one. */}
      <p>{first?.time}</p>

      <button onClick={() => setOpen(!open)}>{letter}</button>
    </section>
  );
}
`;
  expect(await derive(source)).toMatchInlineSnapshot(`
    "'use client';
    import { useState } from 'react';

    // The tides of one day.
    const tides = [
      { time: '04:12', metres: 4.1 },

      { time: '10:25', metres: 0.7 },
    ];

    const letter = \`Dear harbor master,

    the water is \${tides[0].metres} metres high.\`;

    export default function TideTable({ theme }) {
      const [open, setOpen] = useState(false);
      const first = tides[0];

      /*
       * Two lines

       * and a third.
       */
      return (
        <section aria-label="Tides">
          {/* The next one. */}
          <p>{first?.time}</p>

          <button onClick={() => setOpen(!open)}>{letter}</button>
        </section>
      );
    }
    "
  `);
});

it('does not change a demo without types', async () => {
  const source = `import Button from '@mui/material/Button';

export default function Ask() {
  // One question.
  return   <Button variant="outlined">Ask</Button>;
}
`;
  expect(await derive(source)).toBe(source);
});

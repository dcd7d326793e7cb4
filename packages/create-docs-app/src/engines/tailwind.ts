import { firstDemoFile, writeFirstDemo } from './first-demo';
import type { EngineFiles } from './types';

/** Tailwind: one stylesheet with the classes of all demos. */
export const tailwind: EngineFiles = {
  devDependencies: { '@tailwindcss/postcss': '^4.1.0', tailwindcss: '^4.1.0' },
  files: {
    'postcss.config.mjs': "export default { plugins: { '@tailwindcss/postcss': {} } };\n",
    'tailwind.css': `@layer theme, base, components, utilities;

/* Without preflight.css, which would reset the page around the demos. */
@import 'tailwindcss/theme.css' layer(theme);
@import 'tailwindcss/utilities.css' layer(utilities) source(none);

/* The second is where the demo is in an exported project. */
@source './demos';
@source './demo';

/* Follows the mode of the page, not that of the system. */
@custom-variant dark (&:where([data-mui-color-scheme='dark'], [data-mui-color-scheme='dark'] *));

/* What classes expect of preflight.css, in demos only. Add the element around popups, if the library has one. */
@layer base {
  :where([data-demo-root]) :where(*, ::before, ::after) {
    box-sizing: border-box;
    margin: 0;
    padding: 0;
    border: 0 solid;
  }

  :where([data-demo-root]) :where(h1, h2, h3, h4, h5, h6) {
    font-size: inherit;
    font-weight: inherit;
  }

  :where([data-demo-root]) :where(button, input, select, textarea) {
    border-radius: 0;
    background: transparent;
    color: inherit;
    font: inherit;
  }

  :where([data-demo-root]) :where(ol, ul, menu) {
    list-style: none;
  }
}
`,
    'demo-root.tsx': `import type { DemoRootProps } from 'docs-shell/demos';
import './tailwind.css';

/** The context of every demo: the provider of the library belongs here. */
export default function DemoRoot({ children }: DemoRootProps) {
  return <>{children}</>;
}
`,
    'project-root.tsx': `import type { ReactNode } from 'react';
import './tailwind.css';

/** The context of a demo in an exported project. */
export default function Root({ children }: { children: ReactNode }) {
  return <>{children}</>;
}
`,
    [firstDemoFile]: writeFirstDemo({ attributes: 'className="px-4 py-2"' }),
  },
};

import type { Mistake } from './dev-mistake';

const demo = 'demos/switch/FirstSwitch.tsx';
const demoRoot = 'demo-root.tsx';
const settings = 'next.config.ts';
const component = 'export default function FirstSwitch';
const rootComponent = 'export default function DemoRoot(';
const demoImport = "from '@mui/material/Switch'";

/** Mistakes in demos, in the component around them and in the files that platform teams edit. */
export const codeMistakes: readonly Mistake[] = [
  {
    kind: 'a demo that does not parse',
    file: demo,
    from: '<Switch',
    to: '<<Switch',
    said: 'FirstSwitch.tsx',
  },
  {
    kind: 'a demo that throws',
    file: demo,
    from: '  return <Switch',
    to: "  throw new Error('Thrown on purpose.');\n  return <Switch",
    said: 'Thrown on purpose.',
  },
  {
    kind: 'a demo that uses an unknown name',
    file: demo,
    from: '<Switch',
    to: '<Swich',
    said: 'Swich is not defined',
  },
  {
    kind: 'a demo with a type error',
    file: demo,
    from: '<Switch',
    to: '<Switch size="huge"',
    said: `Type '"huge"' is not assignable`,
  },
  {
    kind: 'a demo with other HTML in the browser',
    file: demo,
    from: '<Switch',
    to: `<Switch title={typeof document === 'undefined' ? 'served' : 'hydrated'}`,
    said: 'title="hydrated"',
  },
  {
    kind: 'a demo that throws while the browser loads it',
    file: demo,
    from: component,
    to: `if (typeof document !== 'undefined') throw new Error('Thrown in the browser.');\n${component}`,
    said: 'FirstSwitch.tsx:3',
  },
  {
    kind: 'a demo with a module of Node that the browser lacks',
    file: demo,
    from: component,
    to: `import { readFileSync } from 'node:fs';\nconsole.info(readFileSync.name.length);\n${component}`,
    said: 'FirstSwitch.tsx:3',
  },
  {
    kind: 'a demo with a file that only the server has',
    file: demo,
    from: component,
    to: `if (typeof document !== 'undefined') await import(/* @vite-ignore */ '/nothing.js');\n${component}`,
    said: '/nothing.js',
  },
  {
    kind: 'a demo without a default export',
    file: demo,
    from: component,
    to: 'export function FirstSwitch',
    said: 'FirstSwitch.tsx',
  },
  {
    kind: 'a demo that renders an object',
    file: demo,
    from: '  return <Switch',
    to: '  return { a: 1 };\n  return <Switch',
    said: 'Objects are not valid as a React child',
  },
  {
    kind: 'a demo with a wrong subpath of the library',
    file: demo,
    from: demoImport,
    to: "from '@mui/material/Swich'",
    said: '@mui/material/Swich',
  },
  {
    kind: 'a demo with a package that is not installed',
    file: demo,
    from: 'import Switch',
    to: "import 'not-installed';\nimport Switch",
    said: 'not-installed',
  },
  {
    kind: 'a demo with a file that does not exist',
    file: demo,
    from: 'import Switch',
    to: "import './missing';\nimport Switch",
    said: './missing',
  },
  {
    kind: 'a demo with a stylesheet that does not exist',
    file: demo,
    from: 'import Switch',
    to: "import './missing.css';\nimport Switch",
    said: './missing.css',
  },
  { kind: 'a demo that is empty', file: demo, to: '', said: 'FirstSwitch.tsx' },
  { kind: 'a demo that is deleted', file: demo, said: 'the demo switch/FirstSwitch.tsx' },
  {
    kind: 'a demo root that does not parse',
    file: demoRoot,
    from: rootComponent,
    to: `${rootComponent}(`,
    said: 'demo-root.tsx',
  },
  {
    kind: 'a demo root that throws',
    file: demoRoot,
    from: '  return (\n    <ThemeProvider',
    to: "  throw new Error('Thrown by the root.');\n  return (\n    <ThemeProvider",
    said: 'Thrown by the root.',
  },
  {
    kind: 'a demo root that throws when it is loaded',
    file: demoRoot,
    from: 'export const styleEngine',
    to: "throw new Error('Thrown by the module.');\nexport const styleEngine",
    said: 'Thrown by the module.',
  },
  {
    kind: 'a demo root that throws while the browser loads it',
    file: demoRoot,
    from: 'export const styleEngine',
    to: "if (typeof document !== 'undefined') throw new Error('Thrown by the root.');\nexport const styleEngine",
    said: 'demo-root.tsx:',
  },
  {
    kind: 'a demo root with an import that does not exist',
    file: demoRoot,
    from: 'docs-shell/demos/emotion',
    to: 'docs-shell/demos/emotions',
    said: './demos/emotions',
  },
  {
    kind: 'settings of Next that do not parse',
    file: settings,
    from: 'withDocs();',
    to: 'withDocs(;',
    said: 'next.config.ts',
  },
  {
    kind: 'settings of Next that throw',
    file: settings,
    from: 'export default',
    to: "throw new Error('Thrown by the settings.');\nexport default",
    said: 'Thrown by the settings.',
  },
  {
    kind: 'settings of Next with a package that is not installed',
    file: settings,
    from: 'docs-shell/next/config',
    to: 'not-installed',
    said: 'not-installed',
  },
  {
    kind: 'a package.json that does not parse',
    file: 'package.json',
    from: '"private": true,',
    to: '"private": true,,',
    said: 'package.json',
  },
  {
    kind: 'a tsconfig.json that does not parse',
    file: 'tsconfig.json',
    from: '"include": [',
    to: '"include": [[',
    said: 'tsconfig.json',
  },
];

/** Path of the demo that a new app has. */
export const firstDemoFile = 'demos/counter/FirstCounter.tsx';

interface FirstDemo {
  /** Lines after the import of React. */
  readonly imports?: string;
  /** Code between imports and component. */
  readonly setup?: string;
  /** Element of the button, `button` by default. */
  readonly element?: string;
  /** Attributes besides those that make it work. */
  readonly attributes?: string;
}

/** Returns the demo of a new app: a button that counts. */
export function writeFirstDemo({
  imports = '',
  setup = '',
  element = 'button',
  attributes = '',
}: FirstDemo = {}): string {
  return `import { useState } from 'react';
${imports}${setup && `\n${setup}`}
export default function FirstCounter() {
  const [count, setCount] = useState(0);
  return (
    <${element} type="button"${attributes && ` ${attributes}`} onClick={() => setCount(count + 1)}>
      Pressed {count} times
    </${element}>
  );
}
`;
}

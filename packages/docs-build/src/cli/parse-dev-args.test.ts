import { expect, it } from 'vitest';
import { parseDevArgs } from './parse-dev-args';

it.each([
  { args: [], environment: undefined, port: 3000 },
  { args: [], environment: '', port: 3000 },
  { args: [], environment: '4100', port: 4100 },
  { args: ['--port', '4200'], environment: '4100', port: 4200 },
  { args: ['--port=4200'], environment: undefined, port: 4200 },
])('reads $args beside PORT=$environment as $port', ({ args, environment, port }) => {
  expect(parseDevArgs(args, environment)).toBe(port);
});

it('names each argument that is wrong', () => {
  expect(() => parseDevArgs(['4200', '--prot', '4300', '--port', 'many'], undefined))
    .toThrowErrorMatchingInlineSnapshot(`
      [DocsError: docs dev
        found     the unknown argument --prot
        expected  no argument but --port
        fix       Write docs dev --port 4000, or leave the argument out.

      docs dev
        found     the unknown argument 4200
        expected  no argument but --port
        fix       Write docs dev --port 4000, or leave the argument out.

      docs dev
        found     the unknown argument 4300
        expected  no argument but --port
        fix       Write docs dev --port 4000, or leave the argument out.

      docs dev  --port
        found     "many"
        expected  a port from 1 to 65535
        fix       Write docs dev --port 4000.

      4 faults]
    `);
  expect(() => parseDevArgs(['--port'], undefined)).toThrowErrorMatchingInlineSnapshot(`
    [DocsError: docs dev  --port
      found     no number
      expected  a port from 1 to 65535
      fix       Write docs dev --port 4000.

    1 fault]
  `);
  expect(() => parseDevArgs([], '70000')).toThrowErrorMatchingInlineSnapshot(`
    [DocsError: docs dev  PORT
      found     "70000"
      expected  a port from 1 to 65535
      fix       Write docs dev --port 4000.

    1 fault]
  `);
});

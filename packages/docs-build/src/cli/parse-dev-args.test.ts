import { expect, it } from 'vitest';
import { parseDevArgs } from './parse-dev-args';

it.each([
  { args: [], environment: undefined, port: 3000 },
  { args: [], environment: '', port: 3000 },
  { args: [], environment: '4100', port: 4100 },
  { args: ['--port', '4200'], environment: '4100', port: 4200, isRequired: true },
  { args: ['--port=4200'], environment: undefined, port: 4200, isRequired: true },
])(
  'reads $args beside PORT=$environment as $port',
  ({ args, environment, port, isRequired = false }) => {
    expect(parseDevArgs(args, environment)).toEqual({ wanted: { port, isRequired } });
  },
);

it('reports each invalid argument', () => {
  expect(() => parseDevArgs(['4200', '--prot', '4300', '--port', 'many'], undefined))
    .toThrowErrorMatchingInlineSnapshot(`
      [DiagnosticsError: docs dev  --port  DOCS7003
        received  "many"
        expected  a port from 1 to 65535
        hint      Write docs dev --port 4000, docs dev --host 0.0.0.0, or docs dev --beside https://docs.example.com.

      docs dev  --prot  DOCS7003
        received  an unknown argument
        expected  one of --port, --host, --beside, --reporter, --help
        hint      Did you mean --port?

      docs dev  4200  DOCS7003
        received  an unknown argument
        expected  one of --port, --host, --beside, --reporter, --help
        hint      docs dev --help lists what the command takes.

      docs dev  4300  DOCS7003
        received  an unknown argument
        expected  one of --port, --host, --beside, --reporter, --help
        hint      docs dev --help lists what the command takes.

      4 errors]
    `);
  expect(() => parseDevArgs(['--port'], undefined)).toThrowErrorMatchingInlineSnapshot(`
    [DiagnosticsError: docs dev  --port  DOCS7003
      received  no value
      expected  a value
      hint      Write docs dev --port 4000, docs dev --host 0.0.0.0, or docs dev --beside https://docs.example.com.

    1 error]
  `);
  expect(() => parseDevArgs([], '70000')).toThrowErrorMatchingInlineSnapshot(`
    [DiagnosticsError: docs dev  PORT  DOCS7003
      received  "70000"
      expected  a port from 1 to 65535
      hint      Write docs dev --port 4000, docs dev --host 0.0.0.0, or docs dev --beside https://docs.example.com.

    1 error]
  `);
});

it.each(['https://docs.example.com', 'http://127.0.0.1:4000/'])('takes the site %s', (site) => {
  expect(parseDevArgs(['--beside', site], undefined).beside).toBe(new URL(site).origin);
});

it.each(['docs.example.com', 'https://docs.example.com/x/', 'ftp://docs.example.com', ''])(
  'rejects the site %j',
  (site) => {
    expect(() => parseDevArgs(['--beside', site], undefined)).toThrow(
      `received  ${JSON.stringify(site)}`,
    );
  },
);

it('takes an IP address to listen on, and rejects a name', () => {
  expect(parseDevArgs(['--host', '0.0.0.0'], undefined).host).toBe('0.0.0.0');
  expect(() => parseDevArgs(['--host', 'example.com'], undefined))
    .toThrowErrorMatchingInlineSnapshot(`
      [DiagnosticsError: docs dev  --host  DOCS7003
        received  "example.com"
        expected  an IP address of this machine, or 0.0.0.0 for all of them
        hint      Write docs dev --port 4000, docs dev --host 0.0.0.0, or docs dev --beside https://docs.example.com.

      1 error]
    `);
});

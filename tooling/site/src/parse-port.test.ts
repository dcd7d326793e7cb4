import { expect, it } from 'vitest';
import { parsePort } from './parse-port';

it.each([
  [[], undefined, 4173],
  [[], '', 4173],
  [[], '3000', 3000],
  [['--port', '4000'], '3000', 4000],
  [['--port=0'], undefined, 0],
])('%o with PORT=%s is %i', (args, environment, port) => {
  expect(parsePort(args, environment)).toBe(port);
});

it.each([
  [['--port'], undefined, '--port is ""; expected a number from 0 to 65535.'],
  [['--port', 'a'], undefined, '--port is "a"; expected a number from 0 to 65535.'],
  [['--port=70000'], undefined, '--port is "70000"; expected a number from 0 to 65535.'],
  [[], '1.5', 'PORT is "1.5"; expected a number from 0 to 65535.'],
])('%o with PORT=%s is refused', (args, environment, message) => {
  expect(() => parsePort(args, environment)).toThrow(message);
});

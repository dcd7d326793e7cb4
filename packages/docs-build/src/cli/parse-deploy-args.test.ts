import { expect, it } from 'vitest';
import { parseDeployArgs } from './parse-deploy-args';

const defaults = { from: 'dist', keep: 3 };

it.each([
  [['--target', 'nginx'], { ...defaults, target: 'nginx' }],
  [
    ['--target=aws', '--keep', '5', '--to', 'out'],
    { from: 'dist', keep: 5, target: 'aws', to: 'out' },
  ],
  [['--plan', 'https://docs.example.com/'], { ...defaults, plan: 'https://docs.example.com' }],
  [['--prune', '/srv/docs'], { ...defaults, prune: '/srv/docs' }],
])('reads %j', (args, expected) => {
  expect(parseDeployArgs(args)).toEqual(expected);
});

it.each([
  [[], /--target <nginx\|caddy\|.*>, --plan <origin> or --prune <folder>/],
  [['--target', 'netlfy'], /Did you mean netlify\?/],
  [['--target', 'toString'], /one of nginx, caddy/],
  [['--target'], /no value/],
  [['nginx'], /nginx {2}DOCS7003[\s\S]*unknown argument/],
  [['--target', 'nginx', '--kep', '2'], /--kep/],
  [['--target', 'nginx', '--keep', '0'], /a number from 1 to 99/],
  [['--plan', 'docs.example.com'], /the origin of a site/],
  [['--plan', 'https://docs.example.com/paint'], /the origin of a site/],
  [['--target', 'x', '--keep', 'y'], /DOCS7003[\s\S]*DOCS7003/],
])('refuses %j', (args, message) => {
  expect(() => parseDeployArgs(args)).toThrow(message);
});

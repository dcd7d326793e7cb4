import { expect, it } from 'vitest';
import { listRemoteHosts } from './remote-hosts';

it.each([
  ['a fetch', "await fetch('https://api.example/rows?page=1')", ['https://api.example']],
  ['a template', 'fetch(`https://api.example:8080/${id}`)', ['https://api.example:8080']],
  ['an image', '<img src="https://img.example/a.png" />', ['https://img.example']],
  ['an expression', '<img src={`https://img.example/${code}.png`} />', ['https://img.example']],
  ['a property', "const avatar = { src: 'http://img.example/1.jpg' };", ['http://img.example']],
  ['a style', "backgroundImage: 'url(https://img.example/b.svg)'", ['https://img.example']],
  ['a link', '<a href="https://a.example">a</a> // see https://b.example', []],
  ['a namespace', 'xmlns="http://www.w3.org/2000/svg"', []],
  ['the own machine', "fetch('http://localhost:3000/api')", []],
  ['a path', "fetch('/api/rows')", []],
  [
    'several, each once',
    "fetch('https://b.example/1'); fetch('https://b.example/2'); fetch('https://a.example')",
    ['https://a.example', 'https://b.example'],
  ],
])('finds the hosts of %s', (_, source, expected) => {
  expect(listRemoteHosts(source)).toEqual(expected);
});

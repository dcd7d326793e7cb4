import { expect, it } from 'vitest';
import { findActiveContent } from './find-active-content';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;

it.each([
  svg('<path d="M0 0"/>'),
  `<?xml version="1.0"?><!DOCTYPE svg>${svg('')}`,
  svg('<use href="#a"/><use x:href="#a"/>'),
  svg('<image href="data:image/png;base64,AAAA"/>'),
  svg('<style>.a { fill: url(#g); color: red }</style>'),
  svg('<rect fill="url(#g)" style="fill: url(\'#g\')"/>'),
  svg('<text>onload="x" javascript: url(https://a.example/)</text>'),
])('accepts %s', (text) => {
  expect(findActiveContent(text)).toBe(undefined);
});

it.each([
  svg('<script>alert(1)</script>'),
  svg('<SCRIPT/>'),
  svg('<s:script xmlns:s="http://www.w3.org/2000/svg"/>'),
  svg('', 'onload="alert(1)"'),
  svg('', "onLoad='alert(1)'"),
  svg('<foreignObject/>'),
  svg('<a href="javascript:alert(1)"/>'),
  svg('<a x:href="&#106;avascript:alert(1)"/>'),
  svg('<a href="https://evil.example/"/>'),
  svg('<image href="//evil.example/a.png"/>'),
  svg('<use href="data:image/svg+xml,x"/>'),
  svg('<set attributeName="onload" to="x"/>'),
  svg('<animate attributeName="xlink:href" to="javascript:x"/>'),
  svg('<style>@import "//evil.example/a.css"</style>'),
  svg('<style>@im<![CDATA[port]]> "//evil.example/a.css"</style>'),
  svg('<style>.a { fill: u\\72l(//evil.example/) }</style>'),
  svg('<rect style="fill: url( &quot;https://evil.example/a&quot;)"/>'),
  svg('<rect fill="url(//evil.example/a)"/>'),
  `<?xml-stylesheet href="//evil.example/a.css"?>${svg('')}`,
  `<!DOCTYPE svg [<!ENTITY a "<script/>">]>${svg('&a;')}`,
])('refuses %s', (text) => {
  expect(findActiveContent(text)).toEqual(expect.any(String));
});

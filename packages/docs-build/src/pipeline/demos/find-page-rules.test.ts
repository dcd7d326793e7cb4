import { expect, it } from 'vitest';
import { describePageRules, findPageRules } from './find-page-rules';

it.each([
  ['elements and all of them', 'a,body{color:red} * {margin:0} h1 span{margin:0}', '* a body span'],
  ['rules inside others', '@layer mui{@media print{td{padding:0}}}', 'td'],
  ['pseudo-elements', '*::before{border:0}', '*'],
  [
    'a class, an id or an attribute',
    '.a{color:red} .a p{margin:0} #b{margin:0} [hidden]{margin:0}',
    '',
  ],
  [
    'rules that are limited to demos',
    '[data-demo-root] a{color:red} :where(.kit) h1{margin:0}',
    '',
  ],
  ['variables and box sizing', ':root{--a:1} body{--a:1} *{box-sizing:border-box;--b:2}', ''],
  ['states', 'a:hover{color:red}', ''],
])('finds %s', (_, css, elements) => {
  const found = findPageRules(new Map([['kit.css', css]]));
  expect(found.flatMap((one) => one.elements).join(' ')).toBe(elements);
});

it('names the first elements', () => {
  const css = 'a,b,i,p,q,s,u,td,th,tr{margin:0}';
  expect(findPageRules(new Map([['kit.css', css]])).map(describePageRules)).toEqual([
    'kit.css also styles a, b, i, p, q, s, td, th and 2 more of the page around the demos. Import it without its reset, or limit these rules to [data-demo-root].',
  ]);
});

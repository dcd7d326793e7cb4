import { describe, expect, it } from 'vitest';
import { listStaticImports } from './list-static-imports';

describe('listStaticImports', () => {
  it.each([
    ['import{a as e}from"/_assets/lib-react-1_a-b.js";', ['/_assets/lib-react-1_a-b.js']],
    ['import"./lib-popup-x.js";export{t}from"./lib-a.js"', ['./lib-popup-x.js', './lib-a.js']],
    ['import{a}from"./a.js";import{b}from"./a.js"', ['./a.js']],
    ['const from = "./a.js"; import("./b.js")', []],
  ])('%s', (code, expected) => {
    expect(listStaticImports(code)).toEqual(expected);
  });
});

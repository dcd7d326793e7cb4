import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseBudgets } from './parse-budgets';

const file = readFileSync(new URL('../../budgets.json', import.meta.url), 'utf8');

it('reads the file of the repository', () => {
  expect(parseBudgets(file).javascriptOfTextPage.figure).toBe(11);
});

it('names every invalid row', () => {
  const { css: _css, ...rows } = JSON.parse(file) as Record<string, unknown>;
  const text = JSON.stringify({ ...rows, html: { figure: 0, why: 'x' }, htlm: {} });
  expect(() => parseBudgets(text)).toThrowErrorMatchingInlineSnapshot(
    `[Error: budgets.json: html: expected { "figure": KiB above 0, "why": "the reason" }; css: expected { "figure": KiB above 0, "why": "the reason" }; htlm: no check knows this budget]`,
  );
});

import { describe, expect, it } from 'vitest';
import { measureComment } from './comment-length';

describe('measureComment', () => {
  it.each([
    ['', { kind: 'short' }],
    ['a'.repeat(3276), { kind: 'short' }],
    ['a'.repeat(3277), { kind: 'nearly-full', charactersLeft: 819 }],
    ['a'.repeat(4096), { kind: 'nearly-full', charactersLeft: 0 }],
    [` ${'a'.repeat(4096)} `, { kind: 'nearly-full', charactersLeft: 0 }],
    ['a'.repeat(4097), { kind: 'too-long', excessCharacters: 1 }],
    ['中'.repeat(1365), { kind: 'nearly-full', charactersLeft: 0 }],
    ['中'.repeat(1366), { kind: 'too-long', excessCharacters: 1 }],
    ['中'.repeat(1540), { kind: 'too-long', excessCharacters: 175 }],
    [`${'a'.repeat(4095)}🙂`, { kind: 'too-long', excessCharacters: 1 }],
  ])('counts bytes of %.10s…', (comment, expected) => {
    expect(measureComment(comment)).toEqual(expected);
  });
});

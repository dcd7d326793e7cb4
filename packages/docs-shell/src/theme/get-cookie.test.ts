import { describe, expect, it, vi } from 'vitest';
import { getCookie } from './get-cookie';

describe('getCookie', () => {
  it('throws on the server', () => {
    expect(() => getCookie('codeVariant')).toThrow(
      'reading cookies is not supported on the server',
    );
  });

  it.each([
    ['codeVariant=TS', 'TS'],
    ['a=1; codeVariant=JS; b=2', 'JS'],
    ['xcodeVariant=JS', undefined],
    ['codeVariant=', ''],
    ['codeVariant=a%20b=c', 'a b=c'],
    ['codeVariant=100%', '100%'],
    ['', undefined],
  ])('reads %o as %o in the browser', (cookie, expected) => {
    vi.stubGlobal('document', { cookie });
    expect(getCookie('codeVariant')).toBe(expected);
  });

  it('finds no cookie in a sandboxed document', () => {
    const document = Object.defineProperty({}, 'cookie', {
      get() {
        throw new DOMException('The document is sandboxed.', 'SecurityError');
      },
    });
    vi.stubGlobal('document', document);
    expect(getCookie('codeVariant')).toBeUndefined();
  });
});

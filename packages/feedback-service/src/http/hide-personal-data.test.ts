import { describe, expect, it } from 'vitest';
import { hidePersonalData } from './hide-personal-data';

describe('hidePersonalData', () => {
  it.each([
    ['ann@example.org', '…'],
    ['mail to ann.b+c@mail.example.org please', 'mail to … please'],
    ['@mui/material 7.1.0', '@mui/material 7.1.0'],
    ['+49 (170) 123-45 67', '+…'],
    ['/material-ui/react-button-group/', '/material-ui/react-button-group/'],
    ['/reset/0123456789abcdef0123456789abcdef', '/reset/…'],
    ['5.0.0-beta.49', '5.0.0-beta.49'],
  ])('%s → %s', (text, expected) => {
    expect(hidePersonalData(text)).toBe(expected);
  });
});

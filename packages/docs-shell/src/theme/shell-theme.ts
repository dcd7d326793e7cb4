import { createTheme } from '@mui/material/styles';

const { breakpoints, mixins, zIndex } = createTheme();

/** The library's constants that the shell uses, taken from the installed package (SPEC TH-6). */
export const shellTheme = {
  breakpoints: breakpoints.values,
  toolbar: mixins.toolbar,
  zIndex,
} as const;

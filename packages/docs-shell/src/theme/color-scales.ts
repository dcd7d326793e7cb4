import * as colors from '@mui/material/colors';

const { common: _blackAndWhite, ...scales } = colors;

/** Material UI's color scales: each has 50, 100 to 900, A100, A200, A400 and A700. */
export const colorScales = scales;

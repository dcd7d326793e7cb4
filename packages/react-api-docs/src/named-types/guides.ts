import type { Extraction } from '../extract/extraction';

const sx = 'https://mui.com/system/getting-started/the-sx-prop/';

/** Types that a guide explains: they are too large to be written out, or made of other types throughout. */
const guides: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '@mui/material': { SxProps: sx, Theme: 'https://mui.com/material-ui/customization/theming/' },
  '@mui/system': { SxProps: sx, Theme: 'https://mui.com/system/getting-started/usage/' },
  '@mui/joy': { SxProps: sx, Theme: 'https://mui.com/joy-ui/customization/approaches/' },
  '@mui/x-data-grid': {
    SxProps: sx,
    Theme: 'https://mui.com/material-ui/customization/theming/',
  },
};

/** Address of the guide to a type. */
export function guideOf(name: string, { packages }: Extraction): string | undefined {
  return guides[packages[0]?.name ?? '']?.[name];
}

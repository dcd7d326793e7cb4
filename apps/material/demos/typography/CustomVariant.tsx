import type { CSSProperties } from 'react';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

declare module '@mui/material/styles' {
  interface TypographyVariants {
    quote: CSSProperties;
  }
  interface TypographyVariantsOptions {
    quote?: CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    quote: true;
  }
}

const extend = (outer: Theme) =>
  createTheme(outer, {
    typography: {
      quote: { fontFamily: 'Georgia, serif', fontSize: '1.25rem', fontStyle: 'italic' },
    },
    components: {
      MuiTypography: { defaultProps: { variantMapping: { quote: 'blockquote' } } },
    },
  });

export default function CustomVariant() {
  return (
    <ThemeProvider theme={extend}>
      <Typography variant="quote">A map isn’t the country, but it fits into a pocket.</Typography>
    </ThemeProvider>
  );
}

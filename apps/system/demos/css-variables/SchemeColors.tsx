import {
  unstable_createCssVarsProvider as createCssVarsProvider,
  unstable_createCssVarsTheme as createCssVarsTheme,
} from '@mui/system';
import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';

const { palette: _, ...base } = createTheme();

const theme = createCssVarsTheme({
  ...base,
  cssVarPrefix: 'bay',
  // The attribute that this site sets.
  colorSchemeSelector: 'data-mui-color-scheme',
  defaultColorScheme: 'light',
  shouldSkipGeneratingVar: ([key]: string[]) => key !== 'palette' && key !== 'shape',
  colorSchemes: {
    light: { palette: { mode: 'light', bay: { main: '#0b5c86', text: '#ffffff' } } },
    dark: { palette: { mode: 'dark', bay: { main: '#9ad4f2', text: '#06283a' } } },
  },
});

const { CssVarsProvider } = createCssVarsProvider({
  theme,
  defaultColorScheme: { light: 'light', dark: 'dark' },
});

export default function SchemeColors() {
  return (
    // The site looks after attribute and storage, so the provider leaves both alone.
    <CssVarsProvider theme={theme} colorSchemeNode={null} storageManager={null}>
      <Box sx={{ p: 2, borderRadius: 2, color: 'bay.text', bgcolor: 'bay.main' }}>
        Low tide at 14:20
      </Box>
    </CssVarsProvider>
  );
}

import { createTheme, ThemeProvider } from '@mui/material/styles';
import type {} from '@mui/x-data-grid-premium/themeAugmentation';
import { LicenseInfo } from '@mui/x-license';
import { librarySettings } from 'docs-shell/demos/library-settings';
import { createMaterialDemoRoot } from 'docs-shell/demos/material';

// Without a key, the packages show a watermark and log an error.
if (librarySettings.muiXLicenseKey !== undefined) {
  LicenseInfo.setLicenseKey(librarySettings.muiXLicenseKey);
}

const root = createMaterialDemoRoot({
  createTheme,
  ThemeProvider,
  // Compact rows, and small sizes for what demos put next to and into a grid.
  denseComponents: {
    MuiDataGrid: { defaultProps: { density: 'compact' } },
    MuiButton: { defaultProps: { size: 'small' } },
    MuiChip: { defaultProps: { size: 'small' } },
    MuiRating: { defaultProps: { size: 'small' } },
    MuiToggleButtonGroup: { defaultProps: { size: 'small' } },
  },
});

export const { sharedStyles, styleEngine } = root;
export default root.DemoRoot;

import { createTheme, ThemeProvider } from '@mui/material/styles';
import { createMaterialDemoRoot } from 'docs-shell/demos/material';

const root = createMaterialDemoRoot({
  createTheme,
  ThemeProvider,
  denseComponents: {
    MuiButton: { defaultProps: { size: 'small' } },
    MuiChip: { defaultProps: { size: 'small' } },
    MuiList: { defaultProps: { dense: true } },
    MuiToggleButtonGroup: { defaultProps: { size: 'small' } },
  },
});

export const { sharedStyles, styleEngine } = root;
export default root.DemoRoot;

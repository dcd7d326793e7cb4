import { createTheme, ThemeProvider } from '@mui/material/styles';
import { createMaterialDemoRoot } from 'docs-shell/demos/material';

const root = createMaterialDemoRoot({
  createTheme,
  ThemeProvider,
  // Small sizes where the library has them. Distances are a variable of the theme.
  denseComponents: {
    MuiAutocomplete: { defaultProps: { size: 'small' } },
    MuiButton: { defaultProps: { size: 'small' } },
    MuiButtonGroup: { defaultProps: { size: 'small' } },
    MuiCheckbox: { defaultProps: { size: 'small' } },
    MuiChip: { defaultProps: { size: 'small' } },
    MuiFab: { defaultProps: { size: 'small' } },
    MuiFormControl: { defaultProps: { size: 'small' } },
    MuiIconButton: { defaultProps: { size: 'small' } },
    MuiList: { defaultProps: { dense: true } },
    MuiMenuItem: { defaultProps: { dense: true } },
    MuiPagination: { defaultProps: { size: 'small' } },
    MuiRadio: { defaultProps: { size: 'small' } },
    MuiRating: { defaultProps: { size: 'small' } },
    MuiSlider: { defaultProps: { size: 'small' } },
    MuiSwitch: { defaultProps: { size: 'small' } },
    MuiTable: { defaultProps: { size: 'small' } },
    MuiTextField: { defaultProps: { size: 'small' } },
    MuiToggleButtonGroup: { defaultProps: { size: 'small' } },
    MuiToolbar: { defaultProps: { variant: 'dense' } },
  },
});

export const { sharedStyles, styleEngine } = root;
export default root.DemoRoot;

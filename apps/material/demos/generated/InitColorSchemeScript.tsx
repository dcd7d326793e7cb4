import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';

export default function InitColorSchemeScriptExample() {
  return <InitColorSchemeScript aria-label="Init color scheme script" />;
}

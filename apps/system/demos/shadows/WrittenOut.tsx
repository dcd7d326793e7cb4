import Box from '@mui/system/Box';
import type { Theme } from '@mui/system/createTheme';

const looks = {
  Ring: (theme: Theme) => `0 0 0 3px ${theme.palette.primary.main}`,
  Pressed: 'inset 0 3px 6px rgb(0 0 0 / 0.35)',
  Colored: (theme: Theme) => `6px 6px 0 ${theme.palette.secondary.main}`,
};

export default function WrittenOut() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, p: 1 }}>
      {Object.entries(looks).map(([name, boxShadow]) => (
        <Box
          key={name}
          sx={{ px: 3, py: 2, borderRadius: 1, bgcolor: 'background.paper', boxShadow }}
        >
          {name}
        </Box>
      ))}
    </Box>
  );
}

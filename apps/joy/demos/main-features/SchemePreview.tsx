import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';

export default function SchemePreview() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Typography
        sx={(theme) => ({
          '&::after': { content: '"Good morning"' },
          [theme.getColorSchemeSelector('dark')]: {
            '&::after': { content: '"Good evening"' },
          },
        })}
      />
      <Button
        sx={(theme) => ({
          boxShadow: 'sm',
          [theme.getColorSchemeSelector('dark')]: { boxShadow: 'none' },
        })}
      >
        Open the shutters
      </Button>
    </Box>
  );
}

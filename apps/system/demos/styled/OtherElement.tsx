import Box from '@mui/system/Box';
import styled from '@mui/system/styled';

const Pill = styled('a')(({ theme }) => ({
  display: 'inline-block',
  padding: theme.spacing(1, 2),
  font: 'inherit',
  color: theme.palette.text.primary,
  textDecoration: 'none',
  backgroundColor: theme.palette.primary.soft,
  border: 0,
  borderRadius: 20,
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
}));

export default function OtherElement() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Pill href="#another-element">How to get there</Pill>
      <Pill as="button" type="button">
        Show the map
      </Pill>
    </Box>
  );
}

import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

const Seat = styled('span')(({ theme }) => {
  const { palette, shape } = theme.vars ?? theme;
  return {
    display: 'inline-block',
    padding: theme.spacing(1, 1.5),
    borderRadius: shape.borderRadius,
    border: `1px solid ${palette.primary.main}`,
    background: theme.vars && `rgba(${theme.vars.palette.primary.mainChannel} / 0.16)`,
  };
});

export default function VariablesInStyles() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {['12A', '12B', '14C'].map((seat) => (
        <Seat key={seat}>Seat {seat}</Seat>
      ))}
    </Box>
  );
}

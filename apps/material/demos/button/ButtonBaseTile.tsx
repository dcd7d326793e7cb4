import { useState } from 'react';
import Brightness5 from '@mui/icons-material/Brightness5';
import Brightness6 from '@mui/icons-material/Brightness6';
import Brightness7 from '@mui/icons-material/Brightness7';
import Box from '@mui/material/Box';
import ButtonBase, { buttonBaseClasses } from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Tile = styled(ButtonBase)(({ theme }) => ({
  flexDirection: 'column',
  gap: 8,
  width: 104,
  padding: 16,
  borderRadius: 12,
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  '&[aria-pressed="true"]': {
    borderColor: (theme.vars ?? theme).palette.primary.main,
    backgroundColor: (theme.vars ?? theme).palette.action.selected,
  },
  [`&.${buttonBaseClasses.focusVisible}`]: {
    outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
  },
}));

const levels = [
  { name: 'Reading', icon: <Brightness7 /> },
  { name: 'Evening', icon: <Brightness6 /> },
  { name: 'Night', icon: <Brightness5 /> },
];

export default function ButtonBaseTile() {
  const [level, setLevel] = useState('Evening');

  return (
    <Box role="group" aria-label="Light" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {levels.map(({ name, icon }) => (
        <Tile key={name} focusRipple aria-pressed={level === name} onClick={() => setLevel(name)}>
          {icon}
          <Typography component="span" variant="body2">
            {name}
          </Typography>
        </Tile>
      ))}
    </Box>
  );
}

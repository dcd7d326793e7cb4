import { useState } from 'react';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Arrow = styled('span')(({ theme }) => ({
  position: 'absolute',
  width: 12,
  height: 12,
  '&::before': {
    content: '""',
    display: 'block',
    width: '100%',
    height: '100%',
    transform: 'rotate(45deg)',
    backgroundColor: (theme.vars ?? theme).palette.secondary.main,
  },
}));

export default function PopperArrow() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [arrow, setArrow] = useState<HTMLElement | null>(null);
  const open = anchor !== null;

  return (
    <Box sx={{ minHeight: 110, width: '100%', textAlign: 'center' }}>
      <IconButton
        aria-label="About the fee"
        aria-expanded={open}
        onClick={(event) => setAnchor(open ? null : event.currentTarget)}
      >
        <InfoOutlined />
      </IconButton>
      <Popper
        open={open}
        anchorEl={anchor}
        role="status"
        modifiers={[
          { name: 'offset', options: { offset: [0, 10] } },
          { name: 'arrow', enabled: true, options: { element: arrow, padding: 8 } },
        ]}
        sx={{
          maxWidth: 260,
          '&[data-popper-placement^="bottom"] > span': { top: -6 },
          '&[data-popper-placement^="top"] > span': { bottom: -6 },
        }}
      >
        <Arrow ref={setArrow} />
        <Paper
          sx={{
            position: 'relative',
            p: 2,
            color: 'secondary.contrastText',
            bgcolor: 'secondary.main',
          }}
        >
          <Typography variant="body2">The fee is refunded if the ferry doesn’t leave.</Typography>
        </Paper>
      </Popper>
    </Box>
  );
}

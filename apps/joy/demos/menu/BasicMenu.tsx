import { useState } from 'react';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function BasicMenu() {
  const [done, setDone] = useState('');
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Dropdown>
        <MenuButton>Chart</MenuButton>
        <Menu aria-label="Chart">
          <MenuItem onClick={() => setDone('Copied.')}>Copy</MenuItem>
          <MenuItem onClick={() => setDone('Printed.')}>Print</MenuItem>
          <MenuItem disabled>Send to the plotter</MenuItem>
        </Menu>
      </Dropdown>
      <Typography role="status" level="body-sm">
        {done}
      </Typography>
    </Stack>
  );
}

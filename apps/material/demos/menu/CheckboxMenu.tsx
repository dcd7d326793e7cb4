import { useId, useState } from 'react';
import Check from '@mui/icons-material/Check';
import ViewColumn from '@mui/icons-material/ViewColumn';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const columns = ['Name', 'Size', 'Modified', 'Owner'];

export default function CheckboxMenu() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [shown, setShown] = useState(['Name', 'Modified']);
  const open = anchor !== null;

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button
        variant="outlined"
        startIcon={<ViewColumn />}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Columns
      </Button>
      <Typography variant="body2">
        {columns.filter((column) => shown.includes(column)).join(', ') || 'No columns'}
      </Typography>
      <Menu id={id} anchorEl={anchor} open={open} onClose={() => setAnchor(null)}>
        {columns.map((column) => (
          <MenuItem
            key={column}
            role="menuitemcheckbox"
            aria-checked={shown.includes(column)}
            // The menu stays open, so that users can change several columns.
            onClick={() =>
              setShown(
                shown.includes(column)
                  ? shown.filter((other) => other !== column)
                  : [...shown, column],
              )
            }
          >
            <ListItemIcon>{shown.includes(column) && <Check fontSize="small" />}</ListItemIcon>
            {column}
          </MenuItem>
        ))}
      </Menu>
    </Stack>
  );
}

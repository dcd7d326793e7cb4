import { useId, useState } from 'react';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

export default function NestedList() {
  const [open, setOpen] = useState(true);
  const id = useId();

  return (
    <List sx={{ width: '100%', maxWidth: 320 }}>
      <ListItem disablePadding>
        <ListItemButton>
          <ListItemText primary="Timetable" />
        </ListItemButton>
      </ListItem>
      <ListItem disablePadding sx={{ display: 'block' }}>
        <ListItemButton aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <ListItemText primary="Stations" />
        </ListItemButton>
        <Collapse in={open} id={id}>
          <List disablePadding>
            {['North gate', 'Harbor', 'Old town'].map((station) => (
              <ListItem key={station} disablePadding>
                <ListItemButton sx={{ paddingInlineStart: 4 }}>
                  <ListItemText primary={station} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Collapse>
      </ListItem>
    </List>
  );
}

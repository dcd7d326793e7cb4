import { useState } from 'react';
import DarkMode from '@mui/icons-material/DarkMode';
import Notifications from '@mui/icons-material/Notifications';
import WifiTethering from '@mui/icons-material/WifiTethering';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Switch from '@mui/material/Switch';

const settings = [
  { id: 'setting-notify', label: 'Notifications', icon: <Notifications /> },
  { id: 'setting-share', label: 'Share the connection', icon: <WifiTethering /> },
  { id: 'setting-dark', label: 'Dark at night', icon: <DarkMode /> },
];

export default function SettingsList() {
  const [enabled, setEnabled] = useState(['setting-notify']);

  return (
    <List
      aria-label="Settings"
      subheader={<ListSubheader>Settings</ListSubheader>}
      sx={{ width: '100%', maxWidth: 360 }}
    >
      {settings.map(({ id, label, icon }) => (
        <ListItem key={id}>
          <ListItemIcon>{icon}</ListItemIcon>
          <ListItemText primary={label} id={id} />
          <Switch
            edge="end"
            checked={enabled.includes(id)}
            onChange={(event) =>
              setEnabled(
                event.target.checked ? [...enabled, id] : enabled.filter((other) => other !== id),
              )
            }
            slotProps={{ input: { 'aria-labelledby': id } }}
          />
        </ListItem>
      ))}
    </List>
  );
}

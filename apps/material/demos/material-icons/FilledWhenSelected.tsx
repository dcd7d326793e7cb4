import { useState } from 'react';
import CalendarMonth from '@mui/icons-material/CalendarMonth';
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import Group from '@mui/icons-material/Group';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import Settings from '@mui/icons-material/Settings';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const pages = [
  { name: 'Calendar', icon: <CalendarMonthOutlined />, selectedIcon: <CalendarMonth /> },
  { name: 'Team', icon: <GroupOutlined />, selectedIcon: <Group /> },
  { name: 'Settings', icon: <SettingsOutlined />, selectedIcon: <Settings /> },
];

export default function FilledWhenSelected() {
  const [page, setPage] = useState('Calendar');

  return (
    <List component="nav" aria-label="Pages" sx={{ width: '100%', maxWidth: 260 }}>
      {pages.map(({ name, icon, selectedIcon }) => (
        <ListItem key={name} component="div" disablePadding>
          <ListItemButton
            selected={name === page}
            aria-current={name === page ? 'page' : undefined}
            onClick={() => setPage(name)}
          >
            <ListItemIcon>{name === page ? selectedIcon : icon}</ListItemIcon>
            <ListItemText primary={name} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

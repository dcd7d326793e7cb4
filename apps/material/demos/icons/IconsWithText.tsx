import Elevator from '@mui/icons-material/Elevator';
import Pets from '@mui/icons-material/Pets';
import Wifi from '@mui/icons-material/Wifi';
import WifiOff from '@mui/icons-material/WifiOff';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function IconsWithText() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <List aria-label="Equipment" dense>
        <ListItem>
          <ListItemIcon>
            <Elevator />
          </ListItemIcon>
          <ListItemText primary="Elevator to all floors" />
        </ListItem>
        <ListItem>
          <ListItemIcon>
            <Pets />
          </ListItemIcon>
          <ListItemText primary="Dogs are welcome" />
        </ListItem>
      </List>
      <Typography sx={{ display: 'flex', gap: 1, px: 2 }}>
        Room 12 <Wifi titleAccess="has Wi-Fi" color="success" />
      </Typography>
      <Typography sx={{ display: 'flex', gap: 1, px: 2 }}>
        Room 14 <WifiOff titleAccess="has no Wi-Fi" color="action" />
      </Typography>
    </Stack>
  );
}

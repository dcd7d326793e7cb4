import CheckCircle from '@mui/icons-material/CheckCircle';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import LocalShipping from '@mui/icons-material/LocalShipping';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

const statuses = {
  packed: { label: 'Being packed', icon: <HourglassEmpty />, color: 'default' },
  sent: { label: 'On its way', icon: <LocalShipping />, color: 'primary' },
  arrived: { label: 'Delivered', icon: <CheckCircle />, color: 'success' },
} as const;

const parcels: readonly { name: string; status: keyof typeof statuses }[] = [
  { name: 'Rain jacket', status: 'arrived' },
  { name: 'Head lamp', status: 'sent' },
  { name: 'Tea kettle', status: 'packed' },
];

export default function StatusChips() {
  return (
    <List aria-label="Parcels" sx={{ width: '100%', maxWidth: 360 }}>
      {parcels.map(({ name, status }) => (
        <ListItem
          key={name}
          divider
          secondaryAction={<Chip size="small" variant="outlined" {...statuses[status]} />}
        >
          <ListItemText primary={name} />
        </ListItem>
      ))}
    </List>
  );
}

import { useState } from 'react';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const volunteers = ['Ada', 'Bruno', 'Chiara', 'Farid'];
const mirrored = { '[dir=rtl] &': { transform: 'scaleX(-1)' } };

export default function BasicTransferList() {
  const [assigned, setAssigned] = useState(['Chiara', 'Farid']);
  const [checked, setChecked] = useState<string[]>([]);
  const [message, setMessage] = useState('');

  const available = volunteers.filter((name) => !assigned.includes(name));
  const toAssign = checked.filter((name) => available.includes(name));
  const toRemove = checked.filter((name) => assigned.includes(name));

  const toggle = (name: string) => {
    setChecked(
      checked.includes(name) ? checked.filter((other) => other !== name) : [...checked, name],
    );
  };

  const assign = () => {
    setAssigned([...assigned, ...toAssign]);
    setChecked(toRemove);
    setMessage(`Assigned: ${toAssign.join(', ')}`);
  };

  const remove = () => {
    setAssigned(assigned.filter((name) => !toRemove.includes(name)));
    setChecked(toAssign);
    setMessage(`Removed: ${toRemove.join(', ')}`);
  };

  const renderList = (title: string, names: string[]) => (
    <Paper variant="outlined" sx={{ flex: 1, minWidth: 0, height: 250, overflow: 'auto' }}>
      <Typography variant="subtitle2" component="p" sx={{ px: 2, pt: 1.5 }}>
        {title} ({names.length})
      </Typography>
      <List aria-label={title} dense>
        {names.map((name) => (
          <ListItem key={name} disablePadding>
            <FormControlLabel
              control={<Checkbox checked={checked.includes(name)} onChange={() => toggle(name)} />}
              label={name}
              sx={{ width: '100%', mx: 0, px: 1 }}
            />
          </ListItem>
        ))}
      </List>
    </Paper>
  );

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        {renderList('Available', available)}
        <Stack spacing={1}>
          <Button
            variant="outlined"
            aria-label="Assign selected"
            disabled={toAssign.length === 0}
            onClick={assign}
            sx={{ minWidth: 40, px: 0 }}
          >
            <ChevronRight sx={mirrored} />
          </Button>
          <Button
            variant="outlined"
            aria-label="Remove selected"
            disabled={toRemove.length === 0}
            onClick={remove}
            sx={{ minWidth: 40, px: 0 }}
          >
            <ChevronLeft sx={mirrored} />
          </Button>
        </Stack>
        {renderList('Saturday shift', assigned)}
      </Stack>
      <Typography variant="body2" role="status" sx={{ minHeight: '1.5em', mt: 1 }}>
        {message}
      </Typography>
    </Box>
  );
}

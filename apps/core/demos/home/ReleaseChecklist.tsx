import { useState } from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const tasks = [
  { id: 'tests', text: 'Run the tests', owner: 'Ines', color: '#00695c' },
  { id: 'notes', text: 'Write the release notes', owner: 'Milo', color: '#5e35b1' },
  { id: 'review', text: 'Review the upgrade guide', owner: 'Asha', color: '#b23c17' },
  { id: 'tag', text: 'Tag the version', owner: 'Ines', color: '#00695c' },
];

export default function ReleaseChecklist() {
  const [done, setDone] = useState(['tests', 'notes']);
  const [filter, setFilter] = useState('all');
  const [isPublished, setPublished] = useState(false);
  const isComplete = done.length === tasks.length;
  const shown = tasks.filter(({ id }) => filter === 'all' || !done.includes(id));

  const toggle = (id: string) => {
    setDone(done.includes(id) ? done.filter((other) => other !== id) : [...done, id]);
    setPublished(false);
  };

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 560, p: { xs: 2, sm: 3 } }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 2 }}>
        <Typography variant="h6" component="h2">
          Release 2.4
        </Typography>
        <Chip
          label={isPublished ? 'Published' : `${done.length} of ${tasks.length} done`}
          color={isComplete ? 'success' : 'primary'}
          variant={isPublished ? 'filled' : 'outlined'}
        />
      </Stack>
      <LinearProgress
        aria-label="Finished tasks"
        variant="determinate"
        value={(done.length / tasks.length) * 100}
        color={isComplete ? 'success' : 'primary'}
        sx={{ height: 8, borderRadius: 4 }}
      />
      <Box sx={{ minHeight: 272, mt: 1 }}>
        <List>
          {shown.map(({ id, text, owner, color }) => (
            <ListItem
              key={id}
              disableGutters
              secondaryAction={
                <Checkbox
                  edge="end"
                  checked={done.includes(id)}
                  onChange={() => toggle(id)}
                  slotProps={{ input: { 'aria-label': text } }}
                />
              }
            >
              <ListItemAvatar>
                <Avatar sx={{ bgcolor: color, color: 'common.white' }}>{owner.charAt(0)}</Avatar>
              </ListItemAvatar>
              <ListItemText primary={text} secondary={owner} />
            </ListItem>
          ))}
        </List>
      </Box>
      <Stack
        direction="row"
        spacing={2}
        sx={{ justifyContent: 'space-between', alignItems: 'center' }}
      >
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Shown tasks"
          value={filter}
          onChange={(_, value: string | null) => value !== null && setFilter(value)}
        >
          <ToggleButton value="all">All</ToggleButton>
          <ToggleButton value="open">Open</ToggleButton>
        </ToggleButtonGroup>
        <Button variant="contained" disabled={!isComplete} onClick={() => setPublished(true)}>
          Publish
        </Button>
      </Stack>
    </Paper>
  );
}

import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';

const tasks = ['Order flour', 'Clean the oven', 'Call the mill'];

export default function CheckboxList() {
  const [done, setDone] = useState(['Order flour']);

  const toggle = (task: string) => {
    setDone(done.includes(task) ? done.filter((other) => other !== task) : [...done, task]);
  };

  return (
    <List aria-label="Tasks" sx={{ width: '100%', maxWidth: 320 }}>
      {tasks.map((task) => (
        <ListItem key={task} disablePadding>
          <FormControlLabel
            control={<Checkbox checked={done.includes(task)} onChange={() => toggle(task)} />}
            label={task}
            sx={{ width: '100%', mx: 0, px: 1 }}
          />
        </ListItem>
      ))}
    </List>
  );
}

import { useId, useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const tasks = ['Order flour', 'Clean the oven', 'Call the mill'];

export default function CheckboxList() {
  const [done, setDone] = useState(['Order flour']);
  const id = useId();

  const toggle = (task: string) => {
    setDone(done.includes(task) ? done.filter((other) => other !== task) : [...done, task]);
  };

  return (
    <List aria-label="Tasks" sx={{ width: '100%', maxWidth: 320 }}>
      {tasks.map((task, index) => (
        <ListItem key={task} disablePadding>
          <ListItemButton
            component="label"
            role={undefined}
            htmlFor={`${id}-${index}`}
            tabIndex={-1}
          >
            <ListItemIcon>
              <Checkbox
                id={`${id}-${index}`}
                edge="start"
                checked={done.includes(task)}
                onChange={() => toggle(task)}
              />
            </ListItemIcon>
            <ListItemText primary={task} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

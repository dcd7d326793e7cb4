import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Zoom from '@mui/material/Zoom';

const courses = ['Pumpkin soup', 'Trout with almonds', 'Pear cake'];

export default function StaggeredList() {
  const [isShown, setShown] = useState(false);

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 190 }}>
      <Button variant="outlined" onClick={() => setShown(!isShown)}>
        {isShown ? 'Clear the table' : 'Serve dinner'}
      </Button>
      <List aria-label="Dinner">
        {courses.map((course, index) => (
          <Zoom
            key={course}
            in={isShown}
            style={{ transitionDelay: isShown ? `${index * 150}ms` : '0ms' }}
          >
            <ListItem>
              <ListItemText primary={course} />
            </ListItem>
          </Zoom>
        ))}
      </List>
    </Box>
  );
}

import { useState } from 'react';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import { describeStock } from './describe-stock';
import stock from './stock.json';

export default function StockList() {
  const [isShort, setIsShort] = useState(false);
  const shown = isShort ? stock.filter(({ count }) => count < 5) : stock;
  return (
    <Stack sx={{ alignItems: 'start', minBlockSize: 240 }}>
      <Button aria-pressed={isShort} onClick={() => setIsShort(!isShort)}>
        Show what runs out
      </Button>
      <List>
        {shown.map((item) => (
          <ListItem key={item.name}>
            <ListItemText primary={item.name} secondary={describeStock(item)} />
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}

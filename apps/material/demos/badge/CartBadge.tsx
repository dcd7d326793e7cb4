import { useState } from 'react';
import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import ShoppingCartOutlined from '@mui/icons-material/ShoppingCartOutlined';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';

export default function CartBadge() {
  const [count, setCount] = useState(2);

  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <ButtonGroup aria-label="Tickets">
        <Button
          aria-label="Remove ticket"
          disabled={count === 0}
          onClick={() => setCount(count - 1)}
        >
          <Remove fontSize="small" />
        </Button>
        <Button aria-label="Add ticket" onClick={() => setCount(count + 1)}>
          <Add fontSize="small" />
        </Button>
      </ButtonGroup>
      <IconButton aria-label={`Cart, ${count} tickets`}>
        <Badge badgeContent={count} color="error">
          <ShoppingCartOutlined />
        </Badge>
      </IconButton>
    </Stack>
  );
}

import { useState } from 'react';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { createSvgIcon } from '@mui/material/utils';

const CartIcon = createSvgIcon(
  <path
    d="M2 4h3l3 11h10l3-8H6M9 20h.01M17 20h.01"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
  />,
  'Cart',
);

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
          −
        </Button>
        <Button aria-label="Add ticket" onClick={() => setCount(count + 1)}>
          +
        </Button>
      </ButtonGroup>
      <IconButton aria-label={`Cart, ${count} tickets`}>
        <Badge badgeContent={count} color="error">
          <CartIcon />
        </Badge>
      </IconButton>
    </Stack>
  );
}

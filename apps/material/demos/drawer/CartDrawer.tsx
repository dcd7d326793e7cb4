import { useId, useState } from 'react';
import Close from '@mui/icons-material/Close';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import ShoppingBasket from '@mui/icons-material/ShoppingBasket';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const goods = [
  { name: 'Rope, 20 m', price: 34 },
  { name: 'Signal flag', price: 12 },
  { name: 'Brass hook', price: 6 },
];

export default function CartDrawer() {
  const titleId = useId();
  const [open, setOpen] = useState(false);
  const [items, setItems] = useState(goods);
  const total = items.reduce((sum, { price }) => sum + price, 0);

  return (
    <>
      <Button variant="outlined" startIcon={<ShoppingBasket />} onClick={() => setOpen(true)}>
        Basket ({items.length})
      </Button>
      <Drawer
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-labelledby': titleId,
            sx: { width: 320, maxWidth: '100%' },
          },
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', p: 2, pb: 0 }}>
          <Typography id={titleId} variant="h6" component="h2" sx={{ flexGrow: 1 }}>
            Basket
          </Typography>
          <IconButton edge="end" aria-label="Close the basket" onClick={() => setOpen(false)}>
            <Close />
          </IconButton>
        </Box>
        <List aria-label="Articles" sx={{ flexGrow: 1, overflow: 'auto' }}>
          {items.map(({ name, price }) => (
            <ListItem
              key={name}
              secondaryAction={
                <IconButton
                  edge="end"
                  aria-label={`Remove ${name}`}
                  onClick={() => setItems(items.filter((item) => item.name !== name))}
                >
                  <DeleteOutlined />
                </IconButton>
              }
            >
              <ListItemText primary={name} secondary={`€${price}`} />
            </ListItem>
          ))}
        </List>
        <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
          <Typography role="status" gutterBottom>
            Total: €{total}
          </Typography>
          <Button fullWidth variant="contained" disabled={items.length === 0}>
            Check out
          </Button>
        </Box>
      </Drawer>
    </>
  );
}

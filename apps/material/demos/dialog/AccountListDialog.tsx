import { useState } from 'react';
import PersonAdd from '@mui/icons-material/PersonAdd';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const accounts = ['ingrid@example.com', 'harbor@example.com'];

export default function AccountListDialog() {
  const [open, setOpen] = useState(false);
  const [account, setAccount] = useState('ingrid@example.com');

  const choose = (newAccount: string) => {
    setAccount(newAccount);
    setOpen(false);
  };

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)} sx={{ textTransform: 'none' }}>
        {account}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)}>
        <DialogTitle>Send from</DialogTitle>
        <List sx={{ pt: 0 }}>
          {accounts.map((address) => (
            <ListItem key={address} disablePadding>
              <ListItemButton
                selected={address === account}
                aria-current={address === account ? 'true' : undefined}
                onClick={() => choose(address)}
              >
                <ListItemAvatar>
                  <Avatar aria-hidden>{address.charAt(0).toUpperCase()}</Avatar>
                </ListItemAvatar>
                <ListItemText primary={address} />
              </ListItemButton>
            </ListItem>
          ))}
          <ListItem disablePadding>
            <ListItemButton onClick={() => choose('guest@example.com')}>
              <ListItemAvatar>
                <Avatar>
                  <PersonAdd />
                </Avatar>
              </ListItemAvatar>
              <ListItemText primary="Use a guest address" />
            </ListItemButton>
          </ListItem>
        </List>
      </Dialog>
    </>
  );
}

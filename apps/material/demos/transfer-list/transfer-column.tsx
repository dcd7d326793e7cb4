import { useState } from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';

export interface TransferColumnProps {
  title: string;
  action: string;
  items: readonly string[];
  onMove: (items: readonly string[]) => void;
}

export function TransferColumn({ title, action, items, onMove }: TransferColumnProps) {
  const [checked, setChecked] = useState<readonly string[]>([]);
  // An item that has moved away may still be in the state.
  const selected = items.filter((item) => checked.includes(item));

  return (
    <Card variant="outlined" sx={{ flex: 1 }}>
      <FormControlLabel
        control={
          <Checkbox
            checked={items.length > 0 && selected.length === items.length}
            indeterminate={selected.length > 0 && selected.length < items.length}
            disabled={items.length === 0}
            onChange={(event) => setChecked(event.target.checked ? items : [])}
          />
        }
        label={`${title}: ${selected.length} of ${items.length} selected`}
        sx={{ mx: 0, px: 1, py: 0.5 }}
      />
      <Divider />
      <List aria-label={title} dense sx={{ height: 190, overflow: 'auto' }}>
        {items.map((item) => (
          <ListItem key={item} disablePadding>
            <FormControlLabel
              control={
                <Checkbox
                  checked={checked.includes(item)}
                  onChange={(event) =>
                    setChecked(
                      event.target.checked
                        ? [...selected, item]
                        : selected.filter((other) => other !== item),
                    )
                  }
                />
              }
              label={item}
              sx={{ width: '100%', mx: 0, px: 1 }}
            />
          </ListItem>
        ))}
      </List>
      <Divider />
      <Button
        fullWidth
        disabled={selected.length === 0}
        onClick={() => {
          onMove(selected);
          setChecked([]);
        }}
      >
        {action}
      </Button>
    </Card>
  );
}

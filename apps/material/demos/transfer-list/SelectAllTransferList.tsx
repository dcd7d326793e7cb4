import { useState } from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';

const regions = ['Alentejo', 'Burgundy', 'Douro', 'Mosel', 'Rioja', 'Tokaj'];

interface TransferColumnProps {
  title: string;
  action: string;
  items: readonly string[];
  onMove: (items: readonly string[]) => void;
}

function TransferColumn({ title, action, items, onMove }: TransferColumnProps) {
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

export default function SelectAllTransferList() {
  const [listed, setListed] = useState<readonly string[]>(['Douro', 'Mosel']);
  const others = regions.filter((region) => !listed.includes(region));

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ width: '100%', maxWidth: 560 }}
    >
      <TransferColumn
        title="Cellar"
        action="Add to the wine list"
        items={others}
        onMove={(moved) => setListed([...listed, ...moved])}
      />
      <TransferColumn
        title="Wine list"
        action="Back to the cellar"
        items={listed}
        onMove={(moved) => setListed(listed.filter((region) => !moved.includes(region)))}
      />
    </Stack>
  );
}

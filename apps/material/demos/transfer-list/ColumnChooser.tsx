import { useId, useState } from 'react';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const allColumns = ['Customer', 'Country', 'Due date', 'Amount', 'Status'];

export default function ColumnChooser() {
  const titleId = useId();
  const [columns, setColumns] = useState(['Customer', 'Amount', 'Status']);
  const [draft, setDraft] = useState(columns);
  const [open, setOpen] = useState(false);
  const hidden = allColumns.filter((column) => !draft.includes(column));

  const move = (column: string, step: number) => {
    const others = draft.filter((other) => other !== column);
    const index = draft.indexOf(column) + step;
    setDraft([...others.slice(0, index), column, ...others.slice(index)]);
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Typography>Columns: {columns.join(', ')}</Typography>
      <Button
        variant="outlined"
        onClick={() => {
          setDraft(columns);
          setOpen(true);
        }}
      >
        Choose columns
      </Button>
      <Dialog
        fullWidth
        maxWidth="xs"
        open={open}
        onClose={() => setOpen(false)}
        aria-labelledby={titleId}
      >
        <DialogTitle id={titleId}>Columns of the invoice table</DialogTitle>
        <DialogContent>
          <List aria-label="Columns in their order" dense>
            {[...draft, ...hidden].map((column, index) => (
              <ListItem
                key={column}
                disablePadding
                secondaryAction={
                  index < draft.length && (
                    <>
                      <IconButton
                        aria-label={`Move ${column} up`}
                        disabled={index === 0}
                        onClick={() => move(column, -1)}
                      >
                        <KeyboardArrowUp />
                      </IconButton>
                      <IconButton
                        edge="end"
                        aria-label={`Move ${column} down`}
                        disabled={index === draft.length - 1}
                        onClick={() => move(column, 1)}
                      >
                        <KeyboardArrowDown />
                      </IconButton>
                    </>
                  )
                }
              >
                <FormControlLabel
                  control={
                    <Checkbox
                      checked={draft.includes(column)}
                      onChange={(event) =>
                        setDraft(
                          event.target.checked
                            ? [...draft, column]
                            : draft.filter((other) => other !== column),
                        )
                      }
                    />
                  }
                  label={column}
                  sx={{ mx: 0 }}
                />
              </ListItem>
            ))}
          </List>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button
            disabled={draft.length === 0}
            onClick={() => {
              setColumns(draft);
              setOpen(false);
            }}
          >
            Show columns
          </Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}

import { useId, useState } from 'react';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

const labels = ['Bug', 'Design', 'Question'];

export default function PopperWithClickAway() {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState(['Bug']);
  const [button, setButton] = useState<HTMLElement | null>(null);
  const id = useId();

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box
        sx={{ minHeight: 200 }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          setOpen(false);
          button?.focus();
        }}
      >
        <Badge badgeContent={chosen.length} color="primary">
          <Button
            ref={setButton}
            variant="outlined"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
          >
            Labels
          </Button>
        </Badge>
        <Popper
          id={id}
          open={open}
          anchorEl={button}
          placement="bottom-start"
          role="group"
          aria-label="Labels"
          disablePortal
          sx={{ zIndex: 'modal' }}
        >
          <Paper elevation={4} sx={{ mt: 1, px: 2, py: 1, display: 'grid' }}>
            {labels.map((label) => (
              <FormControlLabel
                key={label}
                label={label}
                control={
                  <Checkbox
                    checked={chosen.includes(label)}
                    onChange={(event) =>
                      setChosen(
                        event.target.checked
                          ? [...chosen, label]
                          : chosen.filter((other) => other !== label),
                      )
                    }
                  />
                }
              />
            ))}
          </Paper>
        </Popper>
      </Box>
    </ClickAwayListener>
  );
}

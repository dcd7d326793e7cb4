import ClickAwayListener from '@mui/material/ClickAwayListener';

export default function ClickAwayListenerExample() {
  return (
    <ClickAwayListener onClickAway={() => {}}>
      <div>Click away listener</div>
    </ClickAwayListener>
  );
}

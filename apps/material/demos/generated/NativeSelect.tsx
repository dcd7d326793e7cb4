import NativeSelect from '@mui/material/NativeSelect';

export default function NativeSelectExample() {
  return (
    <NativeSelect placeholder="Native select" inputProps={{ 'aria-label': 'Native select' }}>
      Native select
    </NativeSelect>
  );
}

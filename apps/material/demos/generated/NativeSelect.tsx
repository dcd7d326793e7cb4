import NativeSelect from '@mui/material/NativeSelect';

export default function NativeSelectExample() {
  return <NativeSelect placeholder="Native select">Native select</NativeSelect>;
}

import ButtonBase from '@mui/material/ButtonBase';

export default function ButtonBaseExample() {
  return <ButtonBase>Button base</ButtonBase>;
}

import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

export default function ButtonGroupExample() {
  return (
    <ButtonGroup>
      <Button>Button</Button>
    </ButtonGroup>
  );
}
